import type { prompts as english } from '../en/prompts.ts';

const left = 'pozostałe aktywacje: {left}';

export const prompts: Record<keyof typeof english, string> = {
  'question.choose-species': 'Wybierz swoją rasę.',
  'question.turn': 'Wykonaj akcję albo spasuj.',
  'question.react': 'Po spasowaniu: wykonaj reakcję albo spasuj ponownie.',
  'question.finish':
    'Nie masz już aktywacji. Możesz jeszcze kolonizować, handlować i proponować relacje; potem zakończ akcję.',
  'question.standing-order': 'Zdecyduj, czy gra ma cię w tej rundzie pytać o reakcje.',
  'question.explore': `Eksploracja: wybierz pustą strefę (${left}) albo zakończ akcję.`,
  'question.draw-second': 'Możesz dobrać drugi sektor, a potem wybrać jeden z dwóch.',
  'question.place-sector': 'Umieść sektor tak, aby powstało połączenie tuneli, albo go odrzuć.',
  'question.claim': 'Umieścić dysk wpływu w nowym sektorze {sector}?',
  'question.discovery':
    '{sectorId, select, null {Odkrycie: {tile}. Użyj płytki albo zachowaj ją za 2 punkty.} other {Odkrycie, {sector}: {tile}. Użyj płytki albo zachowaj ją za 2 punkty.}}',
  'question.discovery-tech': 'Technologia Starożytnych: wybierz jedną z najtańszych technologii (za darmo).',
  'question.discovery-part': 'Znaleziona część: {part}. Zamontuj ją na projekcie albo zachowaj na później.',
  'question.research': `Rozwój: wybierz technologię (${left}) albo zakończ akcję.`,
  'question.artifact': 'Artefakt w sektorze {sector}: wybierz zasób (zyskujesz {amount}).',
  'question.warp-portal': 'Wybierz swój sektor, w którym stanie Portal Warp.',
  'question.upgrade': `{begun, select, true {Ulepszenie: teraz zamontuj część, zdejmij kolejne albo zakończ tę aktywację.} other {Ulepszenie: zamontuj lub zdejmij część (${left}) albo zakończ akcję.}}`,
  'question.build': `Budowa: wybierz, co i gdzie budujesz (${left}), albo zakończ akcję.`,
  'question.move': `Ruch: wybierz statek i cel (${left}) albo zakończ akcję.`,
  'question.move-on':
    'Ruch: {ship}, sektor {sector}. Leć dalej albo zatrzymaj się (pozostałe kroki: {steps}; dalsze aktywacje: {left}).',
  'question.influence': `Wpływ: przesuń dysk z toru lub z sektora (${left}) albo zakończ akcję.`,
  'question.return-cube':
    '{place, select, graveyard {Zniszczona kostka ({cubes}): wybierz cmentarzysko, na które trafia.} other {Powracająca kostka ({cubes}): wybierz tor, na który trafia.}}',
  'question.answer-proposal': '{partner} proponuje relacje dyplomatyczne. Przyjmujesz?',
  'question.ambassador-cube': 'Relacje ({partner}): wybierz tor, z którego kostka trafi na twojego ambasadora.',
  'question.make-room': 'Relacje ({partner}): oddaj płytkę reputacji, aby zrobić miejsce dla ambasadora.',
  'question.initiative-order': 'Bitwa, {sector}: równa inicjatywa ({tied}); wybierz, kto działa najpierw.',
  'question.assign-die':
    'Wybierz cel ({die}, wynik: {face, select, 6 {wybuch} other {{face}}}; uszkodzenia: {damage}; do przydzielenia: {left}).',
  'question.engage': 'Bitwa, {sector}, runda {round}, {ship}: atakować, czekać czy uciekać?',
  'question.keep-reputation': 'Zachowaj najwyżej jedną z dobranych płytek reputacji.',
  'question.bombard': 'Populacja w sektorze {sector} ({target}): atakujesz?',
  'question.bombard-cube':
    'Populacja w sektorze {sector} ({target}): wybierz kostkę do zniszczenia (pozostało: {left}).',
  'question.combat-claim': 'Nikt nie kontroluje sektora {sector}: umieścić tam dysk wpływu?',
  'question.upkeep': 'Utrzymanie: statki kolonizacyjne i handel, jeśli chcesz; potem pobierz przychód.',
  'question.bankruptcy': 'Nie stać cię na utrzymanie: brakuje funduszy ({missing}). Handluj albo opuść sektor.',
};
