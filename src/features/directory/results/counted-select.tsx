import type { ComponentProps, ReactNode } from 'react';
import { Select } from '#ui/select.tsx';
import type { Option } from '../find-facets.server.ts';

interface CountedSelectProps extends Pick<ComponentProps<'select'>, 'onFocus' | 'onChange'> {
  name: string;
  /** Where no field around it says it. */
  label?: string;
  /** May be something the catalogue does not know, if the address says so. */
  chosen: string;
  /** What choosing nothing means. */
  any: string;
  anyCount?: number | undefined;
  names: readonly string[];
  counts: readonly Option[] | undefined;
  /** How a name is shown. */
  words?: (name: string) => string;
  /** Further choices, above the names. */
  children?: ReactNode;
}

/** A choice with the number of profiles behind each option, as soon as they are counted. */
export function CountedSelect(props: CountedSelectProps) {
  const { name, label, chosen, any, anyCount, names, counts, words = String } = props;
  const { onFocus, onChange, children } = props;
  const all = chosen && !names.includes(chosen) ? [chosen, ...names] : names;
  return (
    <Select
      name={name}
      aria-label={label}
      defaultValue={chosen}
      onFocus={onFocus}
      onChange={onChange}
    >
      <option value="">{withCount(any, anyCount)}</option>
      {children}
      {all.map((each) => (
        <option key={each} value={each}>
          {withCount(words(each), counts?.find((option) => option.name === each)?.count)}
        </option>
      ))}
    </Select>
  );
}

export const withCount = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} (${count})`;
