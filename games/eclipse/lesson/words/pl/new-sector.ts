import type { newSector as english } from '../en/new-sector.ts';

export const newSector: Record<keyof typeof english, string> = {
  'lesson.new-sector': 'Nowy sektor',
  'lesson.new-sector.learned': 'Cel gry, dyski, Eksploracja, przejmowanie sektora, statki kolonizacyjne i produkcja.',
  'lesson.new-sector.turn.goal':
    'To Procyon, twój dom. Przez osiem rund odkrywasz, zasiedlasz, rozwijasz technologie, budujesz i walczysz. Wygrywa najwięcej punktów zwycięstwa.',
  'lesson.new-sector.turn.discs':
    'To twoje dyski wpływu. Każda akcja zabiera jeden z tego toru i tak samo każdy posiadany sektor.',
  'lesson.new-sector.turn.explore': 'Zacznij od Eksploracji. Dysk, którym płacisz, wróci na koniec rundy.',
  'lesson.new-sector.turn.zone':
    'Możesz iść tam, gdzie twój sektor ma tunel czasoprzestrzenny: półkole przy krawędzi. Wybierz zaznaczoną strefę środkowego okręgu.',
  'lesson.new-sector.turn.zone.ring': 'Tam też wolno, ale tym razem wybierz zaznaczoną strefę środkowego okręgu.',
  'lesson.new-sector.turn.place':
    'Alpha Centauri! Obróć sektor tak, aby jeden z jego tuneli spotkał się z twoim, i połóż go.',
  'lesson.new-sector.turn.place.keep': 'Nie odrzucaj go: wolne planety zawsze się przydadzą.',
  'lesson.new-sector.turn.claim':
    'Połóż na nim dysk. Od teraz kontrolujesz ten sektor i dopóki go trzymasz, jego punkty są twoje.',
  'lesson.new-sector.turn.claim.why':
    'Wolno zrezygnować, ale bez dysku nie zasiedlisz planet i nie dostaniesz punktów.',
  'lesson.new-sector.turn.money':
    'Dwie planety są wolne. Statek kolonizacyjny przenosi tam jedną kostkę: najpierw zasiedl planetę z funduszami.',
  'lesson.new-sector.turn.money.later': 'Jeszcze nie: najpierw kostka na planetę z funduszami w Alpha Centauri.',
  'lesson.new-sector.turn.materials': 'A drugim statkiem kolonizacyjnym planetę z materiałami.',
  'lesson.new-sector.turn.materials.later': 'Jeszcze nie: planeta z materiałami wciąż czeka na kostkę.',
  'lesson.new-sector.turn.tracks':
    'Każda kostka, która opuszcza tor, odsłania wyższą liczbę. Tyle odtąd produkujesz w każdej rundzie.',
  'lesson.new-sector.turn.used':
    'Za tobą jedna eksploracja i jeden przejęty sektor. Ile dysków ubyło przez to z twojego toru wpływu?',
  'lesson.new-sector.turn.used.two': 'Dwa',
  'lesson.new-sector.turn.used.one': 'Jeden',
  'lesson.new-sector.turn.used.none': 'Żaden, przecież wracają',
  'lesson.new-sector.turn.used.why': 'Jeden za akcję, jeden za sektor. Na koniec rundy wraca tylko dysk z akcji.',
  'lesson.new-sector.turn.uncovered':
    'Każdy dysk, który opuszcza tor, odsłania liczbę. Ostatnia odsłonięta to twoje utrzymanie, płatne z funduszy na koniec rundy: na razie {upkeep}.',
};
