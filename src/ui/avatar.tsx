import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { classes } from '#ui/classes.ts';
import { initials } from '#ui/initials.ts';
import { Picture } from '#ui/picture.tsx';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
  /** People are round, businesses square. */
  kind?: ProviderKind;
  className?: string | undefined;
}

const sizes = {
  small: { box: 'size-10 text-small', pixels: 40 },
  medium: { box: 'size-14 text-lead', pixels: 56 },
  large: { box: 'size-20 text-heading', pixels: 80 },
};

/** A portrait over the person's initials, which show while it loads and if it never does. Put the name beside it. */
export function Avatar(props: AvatarProps) {
  const { name, src, size = 'medium', kind = 'specialist', className } = props;
  const { box, pixels } = sizes[size];
  return (
    <span
      className={classes(
        'avatar relative inline-grid shrink-0 place-items-center overflow-hidden bg-accent-soft font-heading font-bold text-accent-strong select-none',
        kind === 'specialist' ? 'rounded-full' : 'rounded-card',
        box,
        className,
      )}
    >
      <span aria-hidden dir="auto">
        {initials(name)}
      </span>
      {src && (
        <Picture
          src={src}
          alt=""
          sizes={`${pixels}px`}
          widths={[96, 192, 320]}
          width={pixels}
          height={pixels}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
