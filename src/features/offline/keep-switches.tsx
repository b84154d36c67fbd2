import { useEffect, useState } from 'react';
import { pocket } from '#messages';
import type { PocketIndex, PocketPart } from '#features/pocket/pocket.rules.ts';
import { placeName } from '#platform/names.rules.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { choose, isWanted, fetchIndex, keepParts, partsKept } from './keep-pocket.ts';
import { keepShell, startWorker } from './tell-worker.ts';

/** One switch for the directory, or one for each district where it is large, with what each weighs. */
export function KeepSwitches() {
  const [index, setIndex] = useState<PocketIndex | null>(null);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [says, setSays] = useState('');

  useEffect(() => {
    const begin = async () => {
      const found = await fetchIndex();
      const here = await partsKept(found);
      setKept(here.map(({ address }) => address));
      setIndex(found);
      const areWanted = () => found.parts.filter((part) => isWanted(part, here.includes(part)));
      const wanted = areWanted();
      await keepParts(found, wanted);
      if (wanted.length > 0) await keepShell();
      // Somebody may have chosen otherwise meanwhile.
      setKept(areWanted().map(({ address }) => address));
    };
    // Nobody asked: with the next page it is tried again.
    begin().catch(() => {});
  }, []);

  const turn = async (part: PocketPart, on: boolean) => {
    const others = kept.filter((address) => address !== part.address);
    const wanted = on ? [...others, part.address] : others;
    choose(part, on);
    setKept(wanted);
    setSays(on ? pocket.keeping : '');
    const parts = index!.parts.filter(({ address }) => wanted.includes(address));
    try {
      await keepParts(index!, parts, { now: on });
      if (on) await startWorker().then(() => keepShell());
      setSays(on ? pocket.kept : pocket.gone);
    } catch {
      setKept(others);
      setSays(pocket.failed);
    }
  };

  if (!index) return null;
  const shared = kept.length === 0 || index.parts.length === 1 ? index.words.bytes + index.page : 0;
  return (
    <>
      {index.parts.map((part) => (
        <Checkbox
          key={part.address}
          label={labelOf(part, `${Math.ceil((part.bytes + shared) / 1000)} kB`)}
          checked={kept.includes(part.address)}
          onChange={({ target }) => void turn(part, target.checked)}
        />
      ))}
      <p role="status" className="empty:sr-only">
        {says}
      </p>
    </>
  );
}

const labelOf = ({ district }: PocketPart, size: string) =>
  district ? pocket.keepDistrict(placeName(district), size) : pocket.keep(size);
