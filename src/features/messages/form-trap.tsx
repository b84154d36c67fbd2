/** A field for programs: people neither see it nor reach it, so only programs fill it in. */
export function FormTrap() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this field empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
