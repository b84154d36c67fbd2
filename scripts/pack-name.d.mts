export const packName: string;
