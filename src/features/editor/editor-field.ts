export const EDITOR_ID = 'editor';

/** One field of the editor at `home`, which takes the focus when it is opened so. */
export const editorFieldPath = (home: string, name: string): string =>
  `${home}#${EDITOR_ID}-${name}`;
