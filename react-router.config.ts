import type { Config } from '@react-router/dev/config';

const language = process.env.LANGUAGE_OF_SCRIPTS || 'en';

export default {
  buildDirectory: language === 'en' ? 'build' : `build/${language}`,
  appDirectory: 'src',
  ssr: true,
  splitRouteModules: false,
  // The whole table travels in one cached file: no question to the server before a link can be followed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
