export const count = (many: number) => `${many} aidya, yooz di aaro kee`;
export const list = 'Aidya';
export const trade = 'Chrayd';
export const need = 'Need';
export const occupation = 'Werk';
export const name = 'Naym';
export const keyword = 'Werd';
export const place = 'Plays';
