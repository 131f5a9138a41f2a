import { readConfig } from '../server/config.ts';
import { registry } from '../server/registry.ts';
import { COMMANDS } from './admin/commands.ts';
import { fail, helpOnRequest } from './args.ts';

/** `npm run -s admin -- <command>`: for the operator, with the server's own settings (docs/operate.md). */

const lines = Object.entries(COMMANDS).map(([name, { takes, about }]) => {
  const call = [name, ...takes.map((one) => `<${one}>`)].join(' ');
  return `  ${call.padEnd(24)} ${about}`;
});
const USAGE = `Usage: npm run -s admin -- <command>\n${lines.join('\n')}`;

helpOnRequest(USAGE);
const [name, ...args] = process.argv.slice(2);
if (name === undefined) fail(USAGE);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : fail(`There is no command "${name}".\n${USAGE}`);
if (args.length !== command.takes.length)
  fail(`${name} takes ${command.takes.map((one) => `<${one}>`).join(' ') || 'no argument'}.\n${USAGE}`);
try {
  await command.run({ config: readConfig(process.env), registry, say: console.log }, ...args);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
