import {
  useRef,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useState,
  type RefObject,
} from 'react';
import { ArrowLeft, ArrowRight, Crop, GripVertical, Trash2 } from 'lucide-react';
import { media } from '#messages';
import { IconButton } from '#ui/icon-button.tsx';
import { PICTURE_SLOTS } from '../picture.rules.ts';
import type { PictureItem } from './picture-state.ts';
import { ChooseArea, MoveButton, PicturePreview, type SlotProps } from './single-picture.tsx';

export function ShowcasePictures(props: SlotProps) {
  const { id, slot, state, move } = props;
  const { items } = state;
  const list = useRef<HTMLUListElement>(null);
  const { carried, pickUp } = useReorder(list, move);
  return (
    <div className="picture-places" data-count={items.length}>
      {items.length > 0 && (
        <ul ref={list} className="contents">
          {items.map((item, index) => (
            <Tile
              {...props}
              key={item.id}
              item={item}
              index={index}
              carried={carried === item.id}
              onPickUp={(event) => pickUp(event, item.id)}
            />
          ))}
        </ul>
      )}
      {items.length < PICTURE_SLOTS[slot].maxCount && (
        <ChooseArea id={id} words={items.length === 0 ? media.chooseMany : media.addOne} />
      )}
    </div>
  );
}

interface TileProps extends SlotProps {
  item: PictureItem;
  index: number;
  /** In the visitor's hand right now. */
  carried: boolean;
  onPickUp: (event: PointerEvent) => void;
}

function Tile(props: TileProps) {
  const { item, index, label, state, disabled, move, adjust, remove } = props;
  const count = state.items.length;
  const place = index + 1;
  const movable = count > 1 && !disabled;
  const moveTo = (to: number) => ({
    disabled: disabled || to < 0 || to === count,
    onMove: () => move(item.id, to),
  });
  return (
    <li className="picture-tile" data-place data-carried={props.carried || undefined}>
      <div
        className="picture-carry"
        data-movable={movable || undefined}
        onPointerDown={movable ? props.onPickUp : undefined}
      >
        <PicturePreview
          url={item.url}
          alt={media.previewOf(label, place, count)}
          busy={props.isBusy(item.id)}
        />
        {movable && (
          <span
            data-grip
            data-needs-script
            className="absolute top-1 left-1 grid h-11 w-8 touch-none place-items-center rounded-control bg-[rgb(3_13_17/0.55)] text-white"
          >
            <GripVertical aria-hidden className="size-5" />
          </span>
        )}
      </div>
      <div className="picture-tools" data-needs-script>
        {count > 1 && (
          <>
            <MoveButton label={media.moveEarlier(place)} {...moveTo(index - 1)}>
              <ArrowLeft aria-hidden className="picture-arrow size-5" />
            </MoveButton>
            <MoveButton label={media.moveLater(place)} {...moveTo(index + 1)}>
              <ArrowRight aria-hidden className="picture-arrow size-5" />
            </MoveButton>
          </>
        )}
        {item.file && (
          <IconButton
            label={media.adjustOne(place)}
            disabled={disabled || state.busy}
            onClick={() => void adjust(item)}
          >
            <Crop aria-hidden className="size-5" />
          </IconButton>
        )}
        <IconButton
          label={media.removeOne(place)}
          disabled={disabled}
          onClick={() => remove(item.id)}
        >
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}

/** Carries one of a list's items to another place: by mouse from anywhere on it, by finger from its grip. */
function useReorder(list: RefObject<HTMLElement | null>, move: (id: string, to: number) => void) {
  const [carried, setCarried] = useState<string | null>(null);
  const moveTo = useEffectEvent(move);
  useEffect(() => {
    if (!carried) return;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const places = Array.from(list.current?.querySelectorAll('[data-place]') ?? []);
      const to = places.findIndex((place) => {
        const { left, right, top, bottom } = place.getBoundingClientRect();
        return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      });
      if (to >= 0) moveTo(carried, to);
    };
    const end = new AbortController();
    const { signal } = end;
    const drop = () => setCarried(null);
    // On the window, because the carried element changes its place in the page.
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', drop, { signal });
    return () => end.abort();
  }, [carried, list]);

  const pickUp = (event: PointerEvent, id: string) => {
    const grip = event.target instanceof Element && event.target.closest('[data-grip]');
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !grip)) return;
    event.preventDefault();
    setCarried(id);
  };
  return { carried, pickUp };
}
