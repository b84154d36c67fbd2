/** How long an answer may take before a place is held for it. */
const SOON_MS = 200;

/** What comes soon, else that it is on its way: what is quick takes the place of the old without anything between. */
export function soon<Value>(coming: Promise<Value>): Promise<{ value: Value | Promise<Value> }> {
  const late = new Promise<{ value: Promise<Value> }>((resolve) => {
    setTimeout(() => resolve({ value: coming }), SOON_MS);
  });
  return Promise.race([coming.then((value) => ({ value })), late]);
}
