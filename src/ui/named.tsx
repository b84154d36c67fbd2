/** A name or an address in the middle of a sentence, whoever wrote it. */
export function Named({ children }: { children: string }) {
  return (
    <strong dir="auto" className="font-semibold break-words text-ink">
      {children}
    </strong>
  );
}
