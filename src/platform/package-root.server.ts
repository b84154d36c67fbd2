import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

const packageJson = findPackageJSON(import.meta.url);
if (!packageJson) throw new Error('Kanek must run from inside its own package folder.');

/** The folder of package.json, wherever this module runs from: sources, tests or the build. */
export const packageRoot = dirname(packageJson);
