import { Link, type LinkProps } from '#ui/link.tsx';

/** A link whose target is the whole card around it, while its name stays short, whoever wrote it. */
export function StretchedLink(props: Omit<LinkProps, 'className'>) {
  return (
    <Link
      dir="auto"
      {...props}
      className="stretched after:absolute after:inset-0 focus-visible:outline-none"
    />
  );
}
