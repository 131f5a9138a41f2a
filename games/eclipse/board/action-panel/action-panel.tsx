import type { QuestionId } from '@orrery/kernel';
import { InPrompt, usePromptSlot } from '@orrery/ui/board';
import { type ComponentType, useState } from 'react';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { useBoard, useFace } from '../context.tsx';
import { BankruptcyPanel } from './bankruptcy.tsx';
import { BuildPanel, BuildRow } from './build.tsx';
import { CubePanel } from './cube.tsx';
import { DiscoveryPanel } from './discovery.tsx';
import { Drawer, type DrawerSize } from './drawer.tsx';
import { ProposalPanel } from './proposal.tsx';
import { KeepPanel, RoomPanel } from './reputation.tsx';
import { SideButtons, SideChoices, Sides, useOpenSide } from './sides.tsx';
import { SpeciesPanel } from './species.tsx';
import { TrayPanel } from './tray.tsx';
import { OrderPanel, TurnPanel, TurnRow } from './turn.tsx';
import { UpgradePanel } from './upgrade.tsx';
import { UpkeepPanel } from './upkeep.tsx';

interface Panel {
  readonly Body: ComponentType;
  readonly size: DrawerSize;
}

const low = (Body: ComponentType): Panel => ({ Body, size: 'low' });
const high = (Body: ComponentType): Panel => ({ Body, size: 'high' });
const side = (Body: ComponentType): Panel => ({ Body, size: 'side' });

/** Questions that are answered at the desk; those on the map keep a row for what else the turn allows. */
const PANELS: { readonly [question in QuestionId<Eclipse>]?: Panel } = {
  'choose-species': high(SpeciesPanel),
  turn: low(TurnPanel),
  react: low(TurnPanel),
  finish: low(Sides),
  explore: low(Sides),
  move: low(Sides),
  influence: low(Sides),
  'standing-order': low(OrderPanel),
  discovery: low(DiscoveryPanel),
  'discovery-tech': side(TrayPanel),
  'discovery-part': side(UpgradePanel),
  research: side(TrayPanel),
  artifact: low(CubePanel),
  upgrade: side(UpgradePanel),
  build: low(BuildPanel),
  'return-cube': low(CubePanel),
  'answer-proposal': low(ProposalPanel),
  'ambassador-cube': low(CubePanel),
  'make-room': low(RoomPanel),
  'keep-reputation': low(KeepPanel),
  upkeep: low(UpkeepPanel),
  bankruptcy: low(BankruptcyPanel),
};

/** Questions whose answers stand in one row of the prompt where it has room: the map keeps all of its own. */
const ROWS: { readonly [question in QuestionId<Eclipse>]?: ComponentType } = {
  turn: TurnRow,
  react: TurnRow,
  finish: SideButtons,
  explore: SideButtons,
  move: SideButtons,
  influence: SideButtons,
  build: BuildRow,
};

/** The tray or panel of the open question; nothing if the question is about the map or a battle. */
export function ActionPanel() {
  const { choice, say, seat } = useBoard();
  const { mark } = useFace(seat);
  const { asked } = choice;
  const slot = usePromptSlot();
  const side = useOpenSide();
  const [folded, setFolded] = useState<string>();
  const Row = slot && asked && ROWS[asked.question];
  const panel = Row ? side && low(SideChoices) : asked && PANELS[asked.question];
  const row = Row && (
    <InPrompt>
      <div className={`ec-answers player-${mark}`}>
        <Row />
      </div>
    </InPrompt>
  );
  if (!asked || !panel) return row;
  const { Body, size } = panel;
  // What was folded away to see the map stays so for all activations of an action; other questions open the drawer.
  const about = Body === Sides ? asked.question : `${asked.question} ${asked.since}`;
  return (
    <>
      {row}
      <Drawer
        title={say(`board.panel.${asked.question}`)}
        size={size}
        mark={mark}
        open={folded !== about}
        onFold={(open) => setFolded(open ? undefined : about)}
      >
        <Body />
      </Drawer>
    </>
  );
}
