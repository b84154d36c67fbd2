import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { Option } from '../find-facets.server.ts';

interface CountedSelectProps {
  label: string;
  name: string;
  /** May be something the catalogue does not know, if the address says so. */
  chosen: string;
  /** What choosing nothing means. */
  any: string;
  anyCount: number | undefined;
  names: readonly string[];
  counts: readonly Option[] | undefined;
}

/** A choice with the number of profiles behind each option, as soon as they are counted. */
export function CountedSelect(props: CountedSelectProps) {
  const { label, name, chosen, any, anyCount, names, counts } = props;
  const all = chosen && !names.includes(chosen) ? [chosen, ...names] : names;
  return (
    <Field label={label}>
      <Select name={name} defaultValue={chosen}>
        <option value="">{withCount(any, anyCount)}</option>
        {all.map((each) => (
          <option key={each} value={each}>
            {withCount(each, counts?.find((option) => option.name === each)?.count)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const withCount = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} (${count})`;
