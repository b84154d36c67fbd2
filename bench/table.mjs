/** A question and its answer as Markdown: a cell of each column for each row. */
export function table(title, columns, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
  const rules = Object.keys(columns).map((_, i) =>
    cells.every((row) => /^[≥\d–]/.test(row[i])) ? '---:' : '---',
  );
  return [`${title}:\n`, line(Object.keys(columns)), line(rules), ...cells.map(line)].join('\n');
}

export const count = (value) => Math.round(value).toLocaleString('en');

export const milliseconds = (value) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

export const megabytes = (value) => `${Math.round(value)} MB`;

export const times = (value, of) => (value / of).toFixed(1);

export function share(value, of) {
  if (value > of / 20) return `${Math.round((100 * value) / of)} %`;
  return `1/${Math.round(of / value)}`;
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
