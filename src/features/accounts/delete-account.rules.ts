export const DELETE_CONFIRMATION = 'DELETE';

export const checkConfirmation = (typed: string): string | null =>
  typed.trim().toUpperCase() === DELETE_CONFIRMATION
    ? null
    : `Type ${DELETE_CONFIRMATION} to confirm.`;
