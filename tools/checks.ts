import type { Play } from '@orrery/kernel';
import { unbalanced } from '@orrery/kernel/unbalanced';

/** What the game's own invariants and its score find wrong at this moment. */
export function faults(play: Play): string[] {
  return [...(play.game.check?.(play.match) ?? []), ...scoreFaults(play)];
}

/** The same and the count of the box: dearer. */
export function allFaults(play: Play): string[] {
  return [...faults(play), ...unbalanced(play)];
}

function scoreFaults(play: Play): string[] {
  const { rows, winners } = play.standing();
  const wrong = rows.flatMap(({ seat, who, total, items }) => {
    const sum = items.reduce((points, item) => points + item.points, 0);
    return sum === total ? [] : [`items of ${who ?? seat} add up to ${sum}, not to ${total}`];
  });
  for (let seat = 0; seat < play.seats; seat++)
    if (!rows.some((row) => row.seat === seat)) wrong.push(`no score of seat ${seat}`);
  for (const seat of winners) if (seat < 0 || seat >= play.seats) wrong.push(`winner ${seat} has no seat`);
  return wrong;
}
