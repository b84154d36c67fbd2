/** Shape letters and emoji, and are seen only by what they do to their neighbour. */
const SHAPING = String.raw`\u061C\u180B-\u180F\u200C-\u200F\uFE00-\uFE0F\u{E0100}-\u{E01EF}`;
/** Flags of England, Scotland and the like are spelled with invisible letters. */
const FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F}`;
/** Controls, overrides of the direction, spaces without width, fillers, tags: nothing that anybody types. */
const HIDDEN = new RegExp(
  String.raw`(${FLAG})|(?![\t-\r\x85${SHAPING}])[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`,
  'gu',
);
const SHAPED = new RegExp(String.raw`([^${SHAPING}]?)([${SHAPING}]+)`, 'gu');
/** What can be shaped: emoji, marks, and letters of scripts that join or vary theirs. */
const SHAPEABLE =
  /[\p{S}\p{M}\p{Extended_Pictographic}]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u;
const KEYCAP = /^[#*\d]\uFE0F/;

/** A name or anything else of one line, as it is counted and kept: without what nobody sees, on one line. */
export const oneLine = (typed: string): string =>
  visible(typed)
    .replace(/[\s\x85\u2800]+/g, ' ')
    .trim();

/** The same for texts of many lines; a line break is one character, as browsers count it. */
export const manyLines = (typed: string): string =>
  visible(typed.replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')).trim();

const visible = (text: string): string =>
  text.replace(HIDDEN, '$1').replace(SHAPED, (all, before: string, shaping: string) =>
    KEYCAP.test(all)
      ? `${before}\uFE0F`
      : SHAPEABLE.test(before)
        ? // An emoji has its variant and a joiner; longer rows only carry something hidden.
          before + Array.from(shaping).slice(0, 2).join('')
        : before,
  );
