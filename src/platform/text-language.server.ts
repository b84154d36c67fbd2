import { languageNow, type Language } from '#platform/language.ts';

/** Frequent words that stand in one of the languages alone: `no`, `me`, `mi`, `da` and `a` tell nothing. */
const WORDS: Record<Language, string> = {
  en: `the and of is are was were be been have has had my your our their his her she he they we you i it its this that these
    with for from to in on at by about as an or but if when where who which what how all every out up after before
    into than then there not never very good new first day days time work will would can could did does only just over
    them us so because while still until own also again each more most other some any two three one year years`,
  es: `el la los las un una unos unas de del al y o que en con por para sin se su sus mis es son fue era muy más mas pero
    como todo toda todos todas este esta esto ese esa nos les lo le ya hay si sí cuando donde porque desde hasta entre
    sobre también tambien nunca siempre años año día días dos tres bien buen buena bueno mejor trabajo trabajos casa
    servicio servicios precio gracias señora señor tiene tengo hacemos hago está están soy somos usted ustedes antes después
    cada otro otra nada ni solo sólo mucho mucha hecho hecha`,
  bzj: `di dehn dem fi wi yu unu ih ahn noh deh dis dat dehnya weh gat waahn wahn mek tek gaan kohn neva eena inna pahn fahn
    wid bout fa pikni pikney bwai gyal gud ting tings werk wok haas owt ku hihn shee sohn sohnting evri evribadi
    aal laik taim wen hoo how-kohn bikaaz onli lee nomo sed seh kaal kehr rait tudeh yeer yaad fambly tenk tanks stodi
    mosi uman neks aada dey outa bak luk gi ahnda yuhself wiself nof pripeer kyaahn shuda wuda`,
};
const LANGUAGE_OF = new Map(
  (Object.keys(WORDS) as Language[]).flatMap((language) =>
    WORDS[language].split(/\s+/).map((word) => [word, language] as const),
  ),
);
/** Enough to be sure, and no long text costs more than a short one. */
const LETTERS_MAX = 400;
const SEEN_MIN = 3;

/** In which of our languages somebody wrote this; undefined where it is too short, mixed, or another one. */
export function textLanguage(text: string): Language | undefined {
  const seen: Record<Language, number> = { en: 0, es: 0, bzj: 0 };
  for (const word of text
    .slice(0, LETTERS_MAX)
    .toLowerCase()
    .split(/[^a-zñáéíóú]+/)) {
    const language = LANGUAGE_OF.get(word);
    if (language) seen[language]++;
  }
  const [[language, most], [, next]] = Object.entries(seen).toSorted(([, a], [, b]) => b - a) as [
    [Language, number],
    [Language, number],
  ];
  return most >= SEEN_MIN && most >= next * 2 ? language : undefined;
}

/** For `lang`: undefined as well where it is in the language that is spoken now. */
export function foreignLanguage(text: string): Language | undefined {
  const language = textLanguage(text);
  return language === languageNow() ? undefined : language;
}
