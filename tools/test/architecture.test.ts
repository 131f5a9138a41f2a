import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The pages about the design name files, classes and functions: they must exist, or the pages are no longer true. */
const page = readFileSync('docs/architecture.md', 'utf8');
const glossary = readFileSync('docs/glossary.md', 'utf8');
const drawings = [...page.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, drawing]) => drawing);
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/(^|\/)test\//.test(file) && existsSync(file))
  .map((file) => readFileSync(file, 'utf8'));

const isDeclared = (name: string, text: string): boolean =>
  new RegExp(`\\b(?:class|interface|type|const|function\\*?) ${name}\\b`).test(text);

/** `Class.member`: some file declares the class and has such a member. */
const hasMember = (owner: string, member: string): boolean =>
  sources.some((text) => isDeclared(owner, text) && new RegExp(`\\b${member}\\b\\??\\s*[(:=<]`).test(text));

describe('docs/architecture.md and docs/glossary.md', () => {
  it('names files that exist', () => {
    const paths = [...`${page}\n${glossary}`.matchAll(/(?:`|participant \w+ as )((?:\w[\w-]*\/)+[\w.-]+\.tsx?)/g)].map(
      ([, path]) => path,
    );
    expect(paths.length).toBeGreaterThan(20);
    expect([...new Set(paths)].filter((path) => !existsSync(path))).toEqual([]);
  });

  it('draws with members that exist', () => {
    const members = drawings.flatMap((drawing) => [...drawing.matchAll(/\b([A-Z]\w+)\.([a-z]\w*)\b/g)]);
    expect(members.length).toBeGreaterThan(20);
    expect(members.filter(([, owner, member]) => !hasMember(owner, member)).map(([name]) => name)).toEqual([]);
  });

  it('draws with functions and classes that exist', () => {
    const names = drawings.flatMap((drawing) =>
      [...drawing.replaceAll(/\b[A-Z]\w+\.[a-z]\w*/g, '').matchAll(/\b(?:[a-z]+|[A-Z][a-z]+)[A-Z]\w*\b/g)].map(
        ([name]) => name,
      ),
    );
    const known = new Set(['sequenceDiagram']);
    const unknown = [...new Set(names)].filter(
      (name) => !known.has(name) && !sources.some((text) => isDeclared(name, text)),
    );
    expect(unknown).toEqual([]);
  });
});
