/** Puts a file that was fetched among the downloads. */
export function keepFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
