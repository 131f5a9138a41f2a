import type { ChapterText } from '../outline.ts';

export const aftermath: ChapterText<'aftermath'> = {
  title: 'Po bitwach',
  sections: {
    order: {
      title: 'Cztery kroki',
      text: [
        'Atak na populację, wpływ, odkrycia, naprawa: każdy krok dla wszystkich sektorów od najwyższego numeru w dół, sektor po sektorze.',
      ],
    },
    population: {
      title: 'Atak na populację',
      text: [
        'Tam, gdzie masz statki, a inny gracz kostki, **możesz** atakować: każdy statek strzela raz z dział, a tarcza wynosi 0. Każde uszkodzenie niszczy wybraną przez ciebie kostkę, także na orbitalu. Trafia ona na cmentarzysko właściciela; dla szarych pól i orbitali wybiera je właściciel.',
        'Z **Bombami neutronowymi** dowolny statek może bez rzutu zniszczyć wszystkie kostki, o ile ich właściciel nie ma Pochłaniacza neutronów.',
        'Kostki **Planty** giną same tam, gdzie inny gracz ma statek. Struktur nigdy się nie niszczy.',
      ],
    },
    influence: {
      title: 'Utrata i przejęcie kontroli',
      text: [
        'Tam, gdzie masz statek, a innemu graczowi został sam dysk bez kostek, dysk ten **musi** wrócić na tor właściciela, nawet jeśli nie było bitwy. Sektory bez pól padają łupem każdego statku.',
        'Potem możesz położyć dysk w sektorze bez dysku, w którym masz statek i nie ma już niegraczy; Draco może to zrobić obok Starożytnych.',
      ],
    },
    discovery: {
      title: 'Płytki odkryć',
      text: [
        'Niebronioną płytkę odkrycia bierze kontrolujący sektor, a jeśli go nie ma, gracz ze statkiem; rozpatruje ją od razu. Jeśli nie ma ani jednego, ani drugiego, płytka czeka na pierwszy dysk albo na statek po późniejszej walce.',
      ],
    },
    repair: {
      title: 'Naprawa i eliminacja',
      text: ['Wszystkie uszkodzenia znikają. Kto nie ma na mapie ani statku, ani dysku, zostaje wyeliminowany.'],
    },
  },
};
