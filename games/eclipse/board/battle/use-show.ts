import type { Event } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { type BoardContext, useBoard } from '../context.tsx';
import { beatsOf } from './tell/beats.ts';
import { type Scene, sceneNow, sceneOf } from './tell/scene.ts';
import { type Story, storiesIn } from './tell/story.ts';
import { momentOf } from './tell/times.ts';

const IN_BATTLE: readonly string[] = ['assign-die', 'engage', 'initiative-order'];

/** Whether the viewer is asked about the battle. */
export const isBattleAsked = ({ choice }: Pick<BoardContext, 'choice'>): boolean =>
  choice.asked !== undefined && IN_BATTLE.includes(choice.asked.question);

/** What the viewer heard; a picture without a table only has what came last. */
export function useLog(): readonly Event<Eclipse>[] {
  const { log, events } = useBoard();
  return log ?? events;
}

/** Only these can be unfinished; older stories are told on demand. */
const RECENT = 4;

export interface Show {
  readonly scene: Scene;
  readonly story?: Story;
  readonly telling: boolean;
  /** How long the moment on the stage lasts. */
  readonly lasts: number;
  /** The viewer takes part. */
  readonly mine: boolean;
  skip(): void;
  close(): void;
}

interface Programme {
  readonly show?: Show;
  /** The last story there is, to be told again. */
  readonly last?: Story;
}

/** What the theatre shows by itself: what has just happened, the running battle, or how one's own has ended. */
export function useProgramme(): Programme {
  const stage = useBoard();
  const { table, viewer } = stage.view;
  const log = useLog();
  const stories = useMemo(() => storiesIn(log), [log]);
  const recent = useMemo(() => stories.slice(-RECENT), [stories]);
  const beats = useMemo(() => recent.flatMap((story) => beatsOf(table, log, story)), [table, log, recent]);
  const [seen] = useState(log.length);
  const [closed, setClosed] = useState<number>();
  const isMine = (story: Story | undefined) => story?.seats.some((seat) => seat === viewer) ?? false;
  const { reached, lasts } = momentOf(stage, log.length);
  const beat = beats.findLast(({ end }) => end <= reached);
  const telling = stage.telling !== undefined && beats.some(({ end }) => end > log.length - stage.events.length);
  const skip = () => stage.telling?.skip();

  const last = stories.at(-1);
  const base = last ? { last } : {};
  const told = beat && recent.find(({ from, to }) => from < beat.end && beat.end <= to);
  const running = table.battle !== null && last?.sector === table.battle.sector ? last : undefined;
  const now = telling ? undefined : sceneNow(table, told === running ? beat : undefined);
  const story = now ? running : told;
  const scene = now ?? (beat && told && sceneOf(told.sector, beat));
  // How one's own battle ended stays in sight, unless something else is asked.
  const free = stage.choice.asked === undefined;
  const lingers = free && isMine(story) && (story?.to ?? 0) > seen && !isLongAgo(log, story);
  if (!scene || !(now || telling || lingers)) return base;
  if (story && closed === story.to && !isBattleAsked(stage)) return base;
  const close = () => setClosed(story?.to);
  return { ...base, show: { scene, ...(story ? { story } : {}), telling, lasts, mine: isMine(story), skip, close } };
}

const isLongAgo = (log: readonly Event<Eclipse>[], story: Story | undefined): boolean =>
  log.slice(story?.to).some(({ type }) => type === 'round-began');
