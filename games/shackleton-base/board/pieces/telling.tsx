import { type GlyphName, IconButton } from '@orrery/ui';
import { pointAt, Story } from '@orrery/ui/board';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBoard } from '../context.tsx';
import { BEAT } from '../read/lasts.ts';
import { thingsOf } from '../read/targets.ts';

interface TellingLine {
  readonly key: string;
  readonly line: ReactNode;
  /** The row or sector it speaks of: it is shown on the crater as long as this is the newest line. */
  readonly about?: string | undefined;
}

interface TellingProps {
  readonly title: string;
  /** What its handle shows. */
  readonly name: string;
  readonly icon: GlyphName;
  readonly className?: string;
  /** Lines in the order they are told. */
  readonly lines: readonly TellingLine[];
  readonly onRead: () => void;
}

/**
 * Something told line by line before the crater, a beat after the line before or when it happens: it goes on by itself or
 * by hand, and is closed when read.
 */
export function Telling({ title, name, icon, className = '', lines, onRead }: TellingProps) {
  const { say, pace, choice, telling } = useBoard();
  const [seen, setTold] = useState(1);
  // What shows nothing on the crater is told together with what came before it.
  const places = lines.flatMap(({ about }, at) => (about ? [at + 1] : []));
  const told = pace === 0 ? lines.length : (places.find((end) => end > seen) ?? lines.length + 1) - 1;
  const shownAt = useRef(0);
  useEffect(() => {
    if (told > 0) shownAt.current = performance.now();
  }, [told]);
  useEffect(() => {
    if (pace === 0 || told >= lines.length) return;
    const timer = setTimeout(() => setTold(told + 1), shownAt.current + BEAT * pace - performance.now());
    return () => clearTimeout(timer);
  }, [told, lines.length, pace]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Where room is short the newest line comes into sight.
    if (pace > 0 && told > 1) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [told, pace]);
  const about = told < lines.length || telling ? lines[told - 1]?.about : undefined;
  useEffect(() => {
    if (about === undefined) return;
    pointAt(about);
    return () => pointAt(undefined);
  }, [about]);
  return (
    <Story
      className={`sb-telling ${className}`}
      title={title}
      name={name}
      icon={icon}
      told={telling === undefined && told >= lines.length}
      asked={choice.asked !== undefined}
      lines={lines.length}
      pace={pace}
      about={thingsOf(about)}
      close={say('board.close')}
      onRead={onRead}
      tools={
        told < lines.length && (
          <>
            <IconButton icon="next" label={say('board.next')} onPress={() => setTold(told + 1)} />
            <IconButton icon="last" label={say('board.all')} onPress={() => setTold(lines.length)} />
          </>
        )
      }
    >
      <ol ref={list}>
        {lines.slice(0, told).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ol>
    </Story>
  );
}
