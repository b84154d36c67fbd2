import { createElement, type ComponentProps } from 'react';

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * What lucide's icons are made by in the build (vite.config.ts): one component with finished insides, instead of two and
 * their context for each icon of each page.
 */
export default function createIcon({ node }: IconData) {
  const inside = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ className, ...rest }: ComponentProps<'svg'>) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        aria-hidden
        {...rest}
        className={className ? `icon ${className}` : 'icon'}
      >
        {inside}
      </svg>
    );
  };
}
