import type { ChapterText } from '../outline.ts';

export const solo: ChapterText<'solo'> = {
  title: 'Gra solo: Automa',
  sections: {
    setup: {
      title: 'Przygotowanie',
      text: [
        'Przygotuj grę jak dla dwóch graczy; drugim jest Automa. Zawsze zaczynasz ty, a znacznika pierwszego gracza się nie używa.',
        'Automa ma kartę ładowni i własną kartę Arki, nie ma mostku, znaczników specjalistów, kart na początek ani zasobów. Sześć jej kolonii zakrywa jej sześć ulepszeń, 2 są w puli; obie placówki są zablokowane. Jej Arka zaczyna na planecie na północy, twoja w Gwiezdnym Portalu. Jej talia jest potasowana i zakryta, ale wszystkie dwanaście kart można obejrzeć. Poziom trudności może jej dać kolonię na północy i zasoby.',
      ],
    },
    flow: {
      title: 'Rundy',
      text: [
        'Najpierw ty rozgrywasz turę, potem Automa swoją. Gdy trzecia planeta zostanie w pełni sterraformowana, przez kogokolwiek, runda dobiega końca i obie strony rozgrywają jeszcze jedną turę.',
        'Grasz według zwykłych zasad, ale nigdy nie możesz **wylądować** na planecie, na której stoi Arka Automy. Ona może wylądować tam, gdzie stoi twoja.',
      ],
    },
    turn: {
      title: 'Jej tura',
      text: [
        'Automa odkrywa kartę i wykonuje jej wiersze od góry do dołu, każdy o ile to możliwe; co ma koszt, wykonuje w całości albo wcale. Niemożliwy wiersz pomija. Potem karta jest odrzucana, a Kantyna uzupełniana. Pustą talię tasuje się na nowo.',
        'Obowiązują ją zwykłe zasady. Jej ulepszenia nic nie dają oprócz Ładowni, par uwalniających placówki z ich 5 PZ i punktów na końcu gry.',
      ],
    },
    crew: {
      title: 'Jej załoga',
      text: [
        'Bierze karty załogi z talii, jawnie i bez limitu; liczą się tylko ich specjaliści. Zamiast specjalisty, którego nie ma, używa **dowolnych 2 innych**. Zasobów nigdy nie zastępuje.',
        'Najpierw używa właściwych specjalistów: inżynierów, potem liderów w kolorze planety. Ty wybierasz, którego lidera użyje jako lidera dowolnego koloru i którzy specjaliści zastąpią brakującego.',
      ],
    },
    upgrade: {
      title: 'Ulepszenie',
      text: [
        'Odblokowuje pierwsze ulepszenie, na które ją stać, w kolejności: Robotyka, Biokopuła, Górnictwo kosmiczne, Ładownie, Strefa rekreacji, Pojazdy górnicze. Znacznik kolonii trafia do jej puli.',
      ],
    },
    deeds: {
      title: 'Zebranie zasobów, Terraformowanie, Eksploracja',
      text: [
        'Te wiersze dotyczą planety, na której jej Arka stoi w tej chwili.',
        '- **Zebranie zasobów**: zyskuje zasoby planety.',
        '- **Terraformowanie**: poziom po poziomie podnosi pierwszy od lewej wolny tor, do którego ma zasób, aż do limitu.',
        '- **Eksploracja**: płaci liderem w kolorze planety, zyskuje zasoby z karty ocalałych i odrzuca ją.',
        'Jako dowolny zasób bierze ten, którego ma najmniej; przy remisie wyższy tor. Z dwóch akcji w jednym wierszu wykonuje pierwszą możliwą.',
      ],
    },
    places: {
      title: 'Kolonie i placówki',
      text: [
        'Zakłada kolonię, jeśli ma znacznik, nie ma jeszcze kolonii na tej planecie i stać ją na to; kolonia z przygotowania liczy się jako pierwsza. Dowolny zasób płaci tym, którego ma najwięcej; przy remisie wyższy tor.',
        'Tworzy placówkę z puli albo przenosi tu swoją jedyną, chyba że ma już tu placówkę. Jeśli obie są na innych planetach, wybierasz ty. Także jej własna kolonia daje 2 PZ, a lądowania obu stron dają dochód wszystkim placówkom.',
      ],
    },
    movement: {
      title: 'Ruch',
      text: [
        'Automa lata wokół pierścienia ośmiu zewnętrznych obszarów, zgodnie z ruchem wskazówek zegara albo przeciwnie. Przy **skoku** najpierw przenosi się na przeciwległy obszar, jeśli leży tam planeta. Potem sprawdza kolejne obszary w swoim kierunku, własny na końcu, i leci na pierwszy, który pasuje:',
        '- **Planeta bez kolonii**: planeta bez jej kolonii.',
        '- **Planeta do terraformacji**: planeta, która nie jest sterraformowana.',
        '- **Odkrywanie**: niezbadany obszar, na którym odkrywa planetę.',
        'Jeśli nie ma czego odkryć, szuka planety do terraformacji. Jeśli nic nie pasuje, leci na następną planetę.',
      ],
    },
    arrival: {
      title: 'Przybycie',
      text: [
        'Za odkrycie zyskuje 1 minerał i podnosi tor minerałów nowej planety na 1, ze swoim znacznikiem na 1. Jej przybycie jest lądowaniem, także tam, skąd wyruszyła: placówki dają dochód. Na obszarze, przez który tylko skacze, nic się nie dzieje.',
      ],
    },
    levels: {
      title: 'Sześć poziomów',
      text: [
        'Na końcu gry Automa punktuje jak ty, bez ocalałych, oraz za ulepszenia, od 1 do 6:',
        '- Łatwy: 0, 1, 3, 6, 11, 15 PZ.',
        '- Łatwy+: tak samo, z kolonią na początku.',
        '- Średni: 0, 2, 5, 10, 17, 25 PZ, z kolonią.',
        '- Średni+: tak samo, do tego po 1 każdego zasobu.',
        '- Trudny: 0, 5, 10, 15, 22, 30 PZ, z kolonią.',
        '- Trudny+: tak samo, do tego po 2 każdego zasobu.',
      ],
    },
    result: {
      title: 'Zwycięstwo',
      text: [
        'Wygrywasz tylko z większą liczbą PZ niż Automa; remis to porażka. Dłuższą grę można rozegrać także solo.',
      ],
    },
  },
};
