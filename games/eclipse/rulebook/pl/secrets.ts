import type { ChapterText } from '../outline.ts';

export const secrets: ChapterText<'secrets'> = {
  title: 'Tajemnice i los',
  sections: {
    secret: {
      title: 'Co jest tajne',
      text: [
        'Nikt nie zna kolejności stosów, worków i płytek odkryć ani tego, które sektory zewnętrzne zostały w pudełku. Swoje płytki reputacji, także dobierane, widzisz tylko ty; inni widzą, ile dobrano i czy jakaś została zachowana.',
      ],
    },
    open: {
      title: 'Co jest jawne',
      text: [
        'Cała reszta: zapasy, technologie, projekty, odrzucone elementy, zachowane płytki odkryć, ambasadorowie, kto spasował i ile zostało w każdym stosie i worku.',
      ],
    },
    chance: {
      title: 'Los',
      text: ['Losowe są przygotowanie, sektory, płytki odkryć, technologie, kości i płytki reputacji.'],
    },
    decisions: {
      title: 'Kto kiedy decyduje',
      text: [
        'Gra pyta tylko wtedy, gdy masz wybór. Handel, statki kolonizacyjne i propozycje są dostępne obok głównego pytania twojej tury; po nich gra do niego wraca.',
      ],
    },
  },
};
