export * as examples from '../../../shared/words/es/examples.ts';
export * as findTexts from './find-texts.ts';
export * as homeTexts from './home-texts.ts';
export * as landingTexts from './landing-texts.ts';
export * as names from './names.ts';
