import { matches } from '@orrery/kernel';
import { Plate } from '@orrery/ui';
import type { ComponentType } from 'react';
import { unusedColonyShips } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { useOption, useSpokenOf } from '../own/option.ts';
import { useTrackPart } from '../own/track-part.ts';
import { ActionIcon } from '../pieces/action-icon.tsx';
import { answersOf, draftOf } from '../read/draft.ts';
import { Colonies } from './colonies.tsx';
import { Partners } from './partners.tsx';
import { Trades } from './trades.tsx';

const SIDES = ['colonize', 'trade', 'propose', 'refresh'] as const;
type Side = (typeof SIDES)[number];

const ENDS = ['end', 'done'] as const;

/** What a turn allows besides its action: colony ships, trade, diplomacy, and the end. The one picked opens below. */
export function Sides() {
  return (
    <>
      <SideChoices />
      <SideButtons />
    </>
  );
}

/** Which of them is open. */
export function useOpenSide(): Side | undefined {
  const { choice } = useBoard();
  const what = draftOf(choice).do;
  const alone = choice.asked?.question === 'finish' || choice.asked?.question === 'upkeep';
  return SIDES.find((side) => what === side) ?? (alone && what === undefined ? 'colonize' : undefined);
}

const CHOICES: { readonly [side in Side]?: ComponentType } = { colonize: Colonies, trade: Trades, propose: Partners };

/** The choices of the open one. */
export function SideChoices() {
  const open = useOpenSide();
  const Choices = open && CHOICES[open];
  return Choices ? <Choices /> : null;
}

export function SideButtons() {
  return (
    <ul className="ec-options">
      {SIDES.map((side) => (
        <SideButton key={side} side={side} />
      ))}
      <TrackButton />
      {ENDS.map((end) => (
        <EndButton key={end} end={end} />
      ))}
    </ul>
  );
}

function SideButton({ side }: { readonly side: Side }) {
  const { say, view, seat, player, choice } = useBoard();
  const option = useOption();
  const spoken = useSpokenOf();
  const part = spoken({ do: side });
  if (!part) return null;
  const args = { count: unusedColonyShips(view.table, seat), ready: player.colony.ready };
  const open = choice.asked?.answers.some((answer) => matches(answer, part));
  return (
    <li>
      <Plate
        target={option({
          id: `side:${side}`,
          name: [say(`board.side.${side}`, args)],
          part,
          details: `player:${seat}`,
        })}
      >
        <div className="ec-option" data-open={open}>
          <ActionIcon of={side} />
          <span>{say(`board.side.${side}`, args)}</span>
        </div>
      </Plate>
    </li>
  );
}

function EndButton({ end }: { readonly end: (typeof ENDS)[number] }) {
  const { say, choice, seat } = useBoard();
  const option = useOption();
  const { asked } = choice;
  if (!asked || !answersOf(choice).some((answer) => answer.do === end)) return null;
  const name = say(`answer.${asked.question}.do.${end}`);
  return (
    <li className="ec-options-end">
      <Plate target={option({ id: `side:${end}`, name: [name], part: { do: end }, details: `player:${seat}` })}>
        <div className="ec-option ec-option-end">{name}</div>
      </Plate>
    </li>
  );
}

/** The influence track as a place to take a disc from or bring it back to, at hand beside the map. */
function TrackButton() {
  const { say, seat, player } = useBoard();
  const option = useOption();
  const track = useTrackPart();
  if (!track) return null;
  const name = say(track.back ? 'board.track.to' : 'board.track.from', { count: player.discs });
  return (
    <li>
      <Plate target={option({ id: 'side:track', name: [name], part: track.part, details: `player:${seat}` })}>
        <div className="ec-option">
          <i className="ec-influence-disc" />
          <span>{name}</span>
        </div>
      </Plate>
    </li>
  );
}
