import { CIV_CARDS } from '../../data/civ-cards.ts';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import { EVENT_CARDS } from '../../data/events.ts';
import { MISSIONS } from '../../data/missions.ts';
import { CardSigns } from '../cards/card-signs.tsx';
import { Emblem } from '../cards/emblem.tsx';
import { useBoard } from '../context.tsx';
import { RivalryRow } from '../own/missions.tsx';
import { civSigns, contestSigns, eventSigns, goalSigns } from '../read/card-signs.ts';
import { openContest, rivalries, techStates } from '../read/rules.ts';
import { size } from '../read/table.ts';
import { LargeCard } from './large-card.tsx';
import { Part } from './parts.tsx';

/** Cards and techs, large. */

export function CivDetail({ civ }: { readonly civ: string }) {
  const { say } = useBoard();
  const { level, worth } = CIV_CARDS[civ];
  return (
    <LargeCard
      tone={`pu-level-${level}`}
      kind={`${say('board.card.level', { level })} · ${say(worth ? 'board.card.end' : 'board.card.now')}`}
      name={say(`civ.${civ}`)}
      picture={<CardSigns signs={civSigns(CIV_CARDS[civ])} />}
      text={say(`civ.${civ}.text`)}
    />
  );
}

const techs = Object.values(CORPORATIONS).flatMap(({ id: corporation, techs: own }) =>
  own.map((tech) => ({ ...tech, corporation })),
);

export function TechDetail({ tech: id }: { readonly tech: string }) {
  const { say, area } = useBoard();
  const tech = techs.find((one) => one.id === id);
  if (!tech) return null;
  const own = techStates(area).find((state) => state.tech.id === id);
  const where = tech.row === undefined ? say('board.tech.slot') : say('board.tech.row', { row: tech.row });
  const state = own?.active ? say(own.ready ? 'board.tech.active' : 'board.tech.used') : where;
  return (
    <LargeCard
      tone={`pu-corp-${tech.corporation}`}
      kind={`${say(`board.limit.${tech.limit}`)} · ${state}`}
      name={say(`tech.${id}`)}
      picture={<Emblem corporation={tech.corporation} />}
      text={say(`tech.${id}.text`)}
    />
  );
}

export function MissionDetail({ mission }: { readonly mission: string }) {
  const { say, view } = useBoard();
  const contest = openContest(view.table);
  const shared = [...rivalries(view.table), ...(contest ? [contest] : [])].filter((one) => one.mission === mission);
  if (shared.length === 0)
    return (
      <LargeCard
        kind={say('board.missions.personal')}
        name={say(`mission.${mission}.personal`)}
        picture={<CardSigns signs={goalSigns(MISSIONS[mission].personal)} />}
        text={say(`mission.${mission}.personal.text`)}
      />
    );
  return (
    <>
      <LargeCard
        kind={say('board.missions')}
        name={say(`mission.${mission}.neighbour`)}
        picture={<CardSigns signs={contestSigns(MISSIONS[mission].neighbour)} />}
        text={say(`mission.${mission}.neighbour.text`)}
      />
      {shared.map((rivalry) => (
        <RivalryRow key={rivalry.seats.join()} rivalry={rivalry} />
      ))}
    </>
  );
}

export function EventDetail({ event }: { readonly event: string }) {
  const { say, view } = useBoard();
  const { events } = view.table;
  const { colour } = EVENT_CARDS[event];
  return (
    <>
      <LargeCard
        tone={`pu-event-${colour}`}
        kind={`${say('board.event')} · ${say(`board.event.${colour}`)}`}
        name={say(`happening.${event}`)}
        picture={<CardSigns signs={eventSigns(EVENT_CARDS[event])} />}
        text={say(`happening.${event}.text`)}
      />
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
