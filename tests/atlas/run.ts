/** `npm run atlas`. */
import { atlasOfAll } from './all.ts';

process.exitCode = await atlasOfAll(process.argv.slice(2));
