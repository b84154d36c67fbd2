/** In the page itself: whoever imports the endpoints without a bundler would not know a stylesheet. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --page: #fbf8f1;
  --text: #10222b;
  --muted: #3f525c;
  --accent: #0a6a61;
  --line: #d9d6cc;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #071a21;
    --text: #eaf4f3;
    --muted: #a3bac0;
    --accent: #2cc3b2;
    --line: #23404b;
  }
}
body {
  max-width: 46rem;
  margin: 0 auto;
  padding: 1rem;
  background: var(--page);
  color: var(--text);
  font:
    1rem/1.6 system-ui,
    sans-serif;
}
header {
  padding: 0.5rem 0 1.5rem;
  font-size: 1.25rem;
  font-weight: 700;
}
a {
  color: var(--accent);
}
h1 {
  margin: 0;
  font-size: 2.5rem;
  line-height: 1.1;
}
h2 {
  margin: 3rem 0 0;
  font-size: 1.05rem;
  overflow-wrap: anywhere;
}
code {
  font-size: 0.92em;
}
table {
  width: 100%;
  margin: 1rem 0;
  border-collapse: collapse;
}
caption {
  padding: 0.25rem 0;
  font-weight: 600;
  text-align: left;
}
th,
td {
  padding: 0.35rem 0.75rem 0.35rem 0;
  border-top: 1px solid var(--line);
  color: var(--muted);
  font-weight: 400;
  text-align: left;
  vertical-align: top;
}
th {
  width: 12rem;
  color: var(--text);
}
pre {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  padding: 0.75rem 1rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
}
`;
