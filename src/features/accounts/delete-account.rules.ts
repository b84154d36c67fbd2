import { account } from '#messages';
export const DELETE_CONFIRMATION = 'DELETE';

export const checkConfirmation = (typed: string): string | null =>
  typed.trim().toUpperCase() === DELETE_CONFIRMATION
    ? null
    : account.typeToConfirm(DELETE_CONFIRMATION);
