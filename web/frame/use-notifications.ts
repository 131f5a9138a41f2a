import type { Asked } from '@orrery/kernel';
import { announce, type Speaker } from '@orrery/ui';
import { useEffect, useRef } from 'react';
import type { LogLine, Picture } from '../host/host.ts';
import { eventText } from '../log/sentence.tsx';
import { freshEvents } from '../session/event-clock.ts';
import { soundEnd, soundTurn } from '../shell/sound.ts';
import type { ShellSay } from '../words/index.ts';

interface Notifications {
  readonly picture: Picture | undefined;
  readonly say: Speaker;
  readonly asked: Asked | undefined;
  readonly words: ShellSay;
}

/** Tells people who look elsewhere: the tab, a sound, and screen readers. */
export function useNotifications({ picture, say, asked, words }: Notifications): void {
  const over = picture?.view?.over ?? false;
  const turn = asked !== undefined;
  const was = useRef<{ turn: boolean; over: boolean; log: readonly LogLine[] }>({ turn, over: true, log: [] });
  useEffect(() => {
    const name = say('game.name');
    showInTab(turn ? words('tab.turn', { name }) : name, turn);
    return () => showInTab('Orrery', false);
  }, [turn, say, words]);
  useEffect(() => {
    if (turn && !was.current.turn) soundTurn();
    if (over && !was.current.over) soundEnd();
    was.current = { ...was.current, turn, over };
  }, [turn, over]);
  const learns = picture?.lesson !== undefined;
  useEffect(() => {
    // A lesson says first what it is about, and asks nothing while one reads.
    if (!asked || learns) announce('', 'assertive');
    if (!asked || (learns && asked.answers.length === 0)) return;
    const text = words('prompt.yours', { question: say(`question.${asked.question}`, asked.about) });
    // The same sentence may be asked twice in a row: another blank makes it heard again.
    announce(asked.since % 2 === 0 ? text : `${text}\u00a0`, learns ? 'polite' : 'assertive', 'prompt');
  }, [asked, say, words, learns]);
  // Whoever leaves the table is asked nothing any more.
  useEffect(() => () => announce('', 'assertive'), []);
  const log = picture?.log;
  useEffect(() => {
    if (!log) return;
    const fresh = freshEvents(was.current.log, log);
    was.current = { ...was.current, log };
    if (fresh.length > 0) announce(fresh.map((event) => eventText(event, say, words)).join(' '));
  }, [log, say, words]);
}

/** Title and icon of the browser tab: they change when it is one's turn. */
function showInTab(title: string, turn: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = turn ? '/icon-turn.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
}
