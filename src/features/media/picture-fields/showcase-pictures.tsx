import { useRef } from 'react';
import { PICTURE_SLOTS } from '../picture.rules.ts';
import { ChooseArea } from './choose-area.tsx';
import { ShowcaseTile } from './showcase-tile.tsx';
import type { SlotProps } from './slot-props.ts';
import { useReorder } from './use-reorder.ts';

/** Several pictures in an order of the owner's: carried by hand, or moved by buttons. */
export function ShowcasePictures(props: SlotProps) {
  const { id, slot, label, disabled, state, isBusy, remove, move, adjust } = props;
  const list = useRef<HTMLUListElement>(null);
  const { carried, pickUp } = useReorder(list, move);
  const { items } = state;

  return (
    <div className="picture-places" data-count={items.length}>
      {items.length > 0 && (
        <ul ref={list} className="contents">
          {items.map((item, index) => (
            <ShowcaseTile
              key={item.id}
              item={item}
              index={index}
              count={items.length}
              label={label}
              busy={isBusy(item.id)}
              disabled={disabled}
              adjustable={!state.busy}
              carried={carried === item.id}
              onPickUp={(event) => pickUp(event, item.id)}
              onMove={(to) => move(item.id, to)}
              onAdjust={() => void adjust(item)}
              onRemove={() => remove(item.id)}
            />
          ))}
        </ul>
      )}
      {items.length < PICTURE_SLOTS[slot].maxCount && (
        <ChooseArea id={id} words={items.length === 0 ? 'Choose pictures' : 'Add a picture'} />
      )}
    </div>
  );
}
