import { CIV_CARDS } from '../../data/civ-cards.ts';
import type { Tech } from '../../data/corporations/corporation.ts';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import { EVENT_CARDS } from '../../data/events.ts';
import { RivalryRow } from '../own/missions.tsx';
import { openContest, rivalries, techStates } from '../read/rules.ts';
import { size } from '../read/table.ts';
import { useStage } from '../stage.tsx';
import { Heading, Part } from './parts.tsx';

/** Cards and techs, large. */

export function CivDetail({ civ }: { readonly civ: string }) {
  const { say } = useStage();
  const { level, worth } = CIV_CARDS[civ];
  return (
    <>
      <Heading kind={`${say('board.card.level', { level })} · ${say(worth ? 'board.card.end' : 'board.card.now')}`}>
        {say(`civ.${civ}`)}
      </Heading>
      <p className="pu-large">{say(`civ.${civ}.text`)}</p>
    </>
  );
}

const techs: readonly Tech[] = Object.values(CORPORATIONS).flatMap((corporation) => corporation.techs);

export function TechDetail({ tech: id }: { readonly tech: string }) {
  const { say, area } = useStage();
  const tech = techs.find((one) => one.id === id);
  if (!tech) return null;
  const own = techStates(area).find((state) => state.tech.id === id);
  const where = tech.row === undefined ? say('board.tech.slot') : say('board.tech.row', { row: tech.row });
  const state = own?.active ? say(own.ready ? 'board.tech.active' : 'board.tech.used') : where;
  return (
    <>
      <Heading kind={`${say(`board.limit.${tech.limit}`)} · ${state}`}>{say(`tech.${id}`)}</Heading>
      <p className="pu-large">{say(`tech.${id}.text`)}</p>
    </>
  );
}

export function MissionDetail({ mission }: { readonly mission: string }) {
  const { say, view } = useStage();
  const contest = openContest(view.table);
  const shared = [...rivalries(view.table), ...(contest ? [contest] : [])].filter((one) => one.mission === mission);
  if (shared.length === 0)
    return (
      <>
        <Heading kind={say('board.missions.personal')}>{say(`mission.${mission}.personal`)}</Heading>
        <p className="pu-large">{say(`mission.${mission}.personal.text`)}</p>
      </>
    );
  return (
    <>
      <Heading kind={say('board.missions')}>{say(`mission.${mission}.neighbour`)}</Heading>
      <p className="pu-large">{say(`mission.${mission}.neighbour.text`)}</p>
      {shared.map((rivalry) => (
        <RivalryRow key={rivalry.seats.join()} rivalry={rivalry} />
      ))}
    </>
  );
}

export function EventDetail({ event }: { readonly event: string }) {
  const { say, view } = useStage();
  const { events } = view.table;
  const { colour } = EVENT_CARDS[event];
  return (
    <>
      <Heading kind={`${say('board.event')} · ${say(`board.event.${colour}`)}`}>{say(`happening.${event}`)}</Heading>
      <p className="pu-large">{say(`happening.${event}.text`)}</p>
      {events && (
        <Part title={say('board.event.left', { count: size(events.order) })}>
          <p>
            {say('board.event.mix', {
              green: size(events.decks.green),
              orange: size(events.decks.orange),
              red: size(events.decks.red),
            })}
          </p>
        </Part>
      )}
    </>
  );
}
