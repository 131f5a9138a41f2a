import type { RefusedWords } from './en.ts';

export const refused: RefusedWords = {
  // jądro
  'refused.bad-seats':
    'Ta gra jest przeznaczona dla {min}–{max, plural, one {# gracza} few {# graczy} many {# graczy} other {# gracza}}, a nie dla {seats}.',
  'refused.unknown-option': 'Gra nie ma opcji „{option}”.',
  'refused.bad-option': 'Opcja „{option}” nie może mieć wartości „{value}”.',
  'refused.other-edition':
    'Tę grę zaczęto według innych zasad (wydanie {edition}; tutaj jest {known}), więc nie można jej tu dokończyć.',
  'refused.match-over': 'Gra się skończyła.',
  'refused.not-asked': 'Nie masz teraz nic do zdecydowania.',
  'refused.not-listed': 'Tego nie można teraz zrobić.',
  'refused.barred': 'Zasady tego zabraniają ({rule}).',
  'refused.no-undo': 'Niczego już nie można cofnąć.',
  // ta strona
  'refused.unknown-lesson': 'Nie ma lekcji „{lesson}”.',
  'refused.not-in-lessons': 'Lekcji nie można zapisać ani sprawdzić.',
  'refused.no-saved-game':
    'Na tym urządzeniu nie ma takiej gry. Mogła zostać usunięta albo zaczęta w innej przeglądarce.',
  'refused.newer-elsewhere': 'Tę grę kontynuowano w innej karcie. Najpierw wybierz, którą wersję zachować.',
  'refused.internal': 'Coś poszło nie tak. Nic nie przepadło; spróbuj jeszcze raz.',
  'refused.rules-failed': 'W grze wystąpił błąd. Nic się nie zmieniło.',
  'refused.worker-died':
    'Silnik gry zatrzymał się i jest uruchamiany ponownie. Spójrz na planszę i wybierz jeszcze raz.',
  'refused.unknown-game': 'Nie ma tu gry „{game}”.',
  'refused.match-running': 'To można zobaczyć dopiero po zakończeniu gry.',
  'refused.not-over': 'Gra jeszcze się nie skończyła.',
  // pliki z grą
  'refused.file-format': 'To nie jest plik z grą Orrery ({at} {problem}).',
  'refused.file-version': 'Ten plik ma wersję {version}; tutaj można otworzyć tylko wersję {known}.',
  'refused.file-diverged': 'Plik nie zgadza się z zasadami od wpisu {number}.',
  'refused.too-large': 'To jest za duże (najwyżej {limit, number} bajtów).',
  // zapytania do serwera
  'refused.bad-request': 'Serwer nie zrozumiał zapytania ({at} {problem}).',
  'refused.not-found': 'Pod tym adresem nic nie ma.',
  'refused.too-many':
    'Za szybko: poczekaj {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
  'refused.bad-origin': 'Zapytanie przyszło z innej strony i zostało odrzucone.',
  'refused.old-client': 'Ta strona jest starsza niż serwer. Wczytaj ją ponownie, żeby grać dalej.',
  'refused.no-token': 'Potrzebny jest link do miejsca, zaproszenie albo link dla widzów.',
  'refused.bad-token': 'Ten link już nie działa. Poproś gospodarza o nowy.',
  'refused.no-table': 'Nie ma takiego stołu albo został zamknięty, bo długo nikt nie grał.',
  'refused.not-host': 'To może zrobić tylko gospodarz stołu.',
  'refused.own-seat-only':
    'Podczas gry link do miejsca może wymienić tylko gracz, który na nim siedzi, albo gospodarz za zgodą wszystkich pozostałych.',
  'refused.seat-is-here': 'Ktoś jest online na tym miejscu.',
  'refused.not-seated': 'Jesteś widzem; to mogą zrobić tylko gracze.',
  'refused.not-invited': 'Żeby usiąść, potrzebny jest link z zaproszeniem.',
  'refused.seat-taken': 'Ktoś już tam siedzi.',
  'refused.no-seat': 'Nie ma takiego miejsca albo nikt tam nie siedzi.',
  'refused.table-full': 'Wszystkie miejsca są zajęte.',
  'refused.name-taken': 'Imię „{name}” jest już zajęte przy tym stole.',
  'refused.already-started': 'Gra już się zaczęła.',
  'refused.not-started': 'Gra jeszcze się nie zaczęła.',
  'refused.not-ready': 'Jeszcze nie wszyscy potwierdzili.',
  'refused.no-hints': 'Gospodarz nie pozwolił na podpowiedzi przy tym stole.',
  'refused.not-absent':
    'Ten gracz musi najpierw być offline przez {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
  'refused.stale': 'W międzyczasie coś się wydarzyło. Spójrz na planszę i wybierz jeszcze raz.',
  'refused.other-match': 'Ten ruch dotyczy gry, która już się skończyła.',
  'refused.id-used': 'Coś poszło nie tak przy wysyłaniu. Wybierz jeszcze raz.',
  'refused.too-slow': 'To trwało za długo. Nic się nie zmieniło; spróbuj jeszcze raz.',
  'refused.quarantined':
    'Tej gry nie da się teraz wczytać i została odłożona. Nic nie przepadło, a operator serwera o tym wie.',
  'refused.storage-full': 'Serwer nie ma już miejsca. Nic nie przepadło; spróbuj później.',
  'refused.storage-readonly': 'Serwer nie może teraz niczego zapisać. Nic nie przepadło; spróbuj później.',
  'refused.storage-damaged': 'Dane serwera są uszkodzone. Spróbuj później; operator serwera o tym wie.',
  'refused.storage-gone': 'Serwer nie ma dostępu do swoich danych. Nic nie przepadło; spróbuj później.',
  'refused.bus-gone': 'Ten serwer nie może teraz połączyć się z pozostałymi serwerami.',
  'refused.stopping': 'Serwer uruchamia się ponownie. Strona sama nawiąże połączenie.',
  'refused.unreachable': 'Nie można połączyć się z serwerem. Gra na tym urządzeniu działa bez niego.',
};
