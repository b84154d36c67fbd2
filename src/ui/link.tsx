import { createContext, useContext, type ComponentProps, type MouseEvent } from 'react';
import { addressWithout, pageHref } from '#platform/language.ts';
import type { NavigateFunction, NavigateOptions } from 'react-router';

export interface LinkProps
  extends
    Omit<ComponentProps<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> {
  /** A whole address, of this site or another. */
  to: string;
  /** Leaves it to the browser. */
  reloadDocument?: boolean;
}

/** How the browser goes on without loading a new document; the root knows. */
export const NavigateContext = createContext<NavigateFunction | null>(null);

/**
 * React Router's own resolves addresses against the route it stands in and asks eight hooks for it, a tenth of the work
 * for a page; ours are whole.
 */
export function Link(props: LinkProps) {
  const { to, replace, state, preventScrollReset, reloadDocument, onClick, ...rest } = props;
  const navigate = useContext(NavigateContext);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigate || reloadDocument || !isPlainClick(event) || rest.target) return;
    const { origin, pathname, search, hash, href } = event.currentTarget;
    if (origin !== location.origin) return;
    event.preventDefault();
    const isHere = href === location.href;
    const options = { replace: replace ?? isHere, state: state as unknown, preventScrollReset };
    void navigate(addressWithout(pathname) + search + hash, options);
  };
  return (
    <a {...rest} href={to.startsWith('/') ? pageHref(to) : to} onClick={click}>
      {rest.children}
    </a>
  );
}

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.altKey &&
  !event.ctrlKey &&
  !event.shiftKey;
