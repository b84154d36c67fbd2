/** Powers and logarithms of the field of 256 elements that Reed and Solomon's code counts in. */
const POWERS = new Uint8Array(255);
const LOGS = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  POWERS[exponent] = value;
  LOGS[value] = exponent;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}

export function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : POWERS[(LOGS[a]! + LOGS[b]!) % 255]!;
}

/** The bytes that allow as many as half of them to be lost: what is left when the data is divided by the generator. */
export function errorCorrection(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  const rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    generator.forEach((each, index) => (rest[index]! ^= multiply(each, factor)));
  }
  return rest;
}

/** (x - 1)(x - 2)(x - 4)…, without its leading one. */
function generatorOf(degree: number): number[] {
  let factors = [1];
  for (let root = 0; root < degree; root++)
    factors = [...factors, 0].map(
      (each, index) => each ^ multiply(factors[index - 1] ?? 0, POWERS[root]!),
    );
  return factors.slice(1);
}
