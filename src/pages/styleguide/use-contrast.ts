import { useEffect, useState, type RefObject } from 'react';
import { watchTheme } from '#ui/theme.ts';

/** Measures the text of an element against its own background, as the browser really shows them. */
export function useContrast(element: RefObject<HTMLElement | null>): string | null {
  const [figure, setFigure] = useState<string | null>(null);
  useEffect(() => {
    const measure = () => {
      if (!element.current) return;
      const { color, backgroundColor } = getComputedStyle(element.current);
      setFigure(contrast(color, backgroundColor).toFixed(1));
    };
    measure();
    return watchTheme(measure);
  }, [element]);
  return figure;
}

/** WCAG 2 contrast of two computed `rgb()` colours. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
