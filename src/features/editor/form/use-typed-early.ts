import { useEffect, useRef, type RefObject } from 'react';
import type { Editor } from '../draft/use-editor.ts';

/** What was typed before the scripts came is in the page, but not in our state yet. */
export function useTypedEarly(editor: Editor, form: RefObject<HTMLFormElement | null>): void {
  const take = useRef(() => {
    const { values } = editor.current().draft;
    for (const [name, value] of new FormData(form.current!)) {
      const differs = typeof value === 'string' && name in values && value !== values[name];
      if (differs) editor.type(name, value);
    }
  });
  useEffect(() => take.current(), []);
}
