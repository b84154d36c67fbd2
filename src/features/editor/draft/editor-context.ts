import { createContext, use } from 'react';
import type { Editor } from './use-editor.ts';

/** Begins the ids of its fields. */
export const EDITOR_ID = 'editor';

interface EditorContextValue {
  editor: Editor;
  /** Being saved: pictures and videos have to wait. */
  busy: boolean;
}

export const EditorContext = createContext<EditorContextValue | null>(null);

/** The editor that a field stands in. */
export function useEditorContext(): EditorContextValue {
  const context = use(EditorContext);
  if (!context) throw new Error('A field of the editor stands inside an editor.');
  return context;
}
