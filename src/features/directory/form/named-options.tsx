interface NamedOptionsProps {
  of: readonly string[];
  /** How each is shown. */
  named: (value: string) => string;
}

/** Choices of a list that stands on every page: only those that are called otherwise than they are sent say it twice. */
export const NamedOptions = ({ of, named }: NamedOptionsProps) =>
  of.map((value) => {
    const name = named(value);
    return (
      <option key={value} value={name === value ? undefined : value}>
        {name}
      </option>
    );
  });
