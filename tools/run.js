/**
 * Runs a command of this folder: `node tools/run.js start`. Plain JavaScript, as a Node that is too old for the rest
 * must be able to say so.
 */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    [
      `Orrery runs on Node 22.18 or newer, and this is ${process.version}.`,
      `\`npm ci\` brings a newer one along, but found none for ${process.platform} on ${process.arch}.`,
      'Install Node 24 from nodejs.org or from the packages of your system, then run the same command again.',
    ].join('\n'),
  );
  process.exit(1);
}
const [command] = process.argv.splice(2, 1);
await import(`./${command}.ts`);
