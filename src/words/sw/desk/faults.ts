/** What the database finds wrong with products and texts; `{it}` is the word it is about. */
export const faults = {
  'We may not claim "{it}".': 'Haturuhusiwi kudai "{it}".',
  'This must be a whole number.': 'Hii lazima iwe nambari kamili.',
  'This is out of range.': 'Hii imevuka mipaka inayokubalika.',
  'This must be a list.': 'Hii lazima iwe orodha.',
  'At most 40 letters without spaces.': 'Herufi zisizidi 40, bila nafasi.',
  'At most 120 letters.': 'Herufi zisizidi 120.',
  'At most 200 letters.': 'Herufi zisizidi 200.',
  'At most 40 letters.': 'Herufi zisizidi 40.',
  'Between 3 and 40 letters.': 'Herufi kati ya 3 na 40.',
  'Between 3 and 200 letters.': 'Herufi kati ya 3 na 200.',
  'An option cannot have options of its own.': 'Chaguo haliwezi kuwa na machaguo yake mengine.',
  'The former price in the shop is not higher than this price. Write none to clear it.':
    'Bei ya awali iliyo dukani haizidi bei hii. Andika none kuifuta.',
  'The shop cannot keep this row. Check its values.':
    'Duka haliwezi kuhifadhi safu hii. Kagua kilichoandikwa ndani yake.',
  'Lower-case words joined by hyphens.': 'Maneno ya herufi ndogo yaliyounganishwa kwa vistari.',
  'One of draft, active, archived.': 'Moja kati ya draft, active, archived.',
  'There is no such category.': 'Hakuna rafu kama hiyo.',
  'The former price must be higher than the price.': 'Bei ya awali lazima iwe juu ya bei ya sasa.',
  'A date like 2027-06-30.': 'Tarehe kama 2027-06-30.',
  'This is not a picture of ours.': 'Hii si picha yetu.',
  'Say what the picture shows.': 'Eleza picha inaonyesha nini.',
  'No product has this SKU, or it is an option itself.':
    'Hakuna bidhaa yenye SKU hii, au hiyo yenyewe ni chaguo.',
  'Upload the pictures first and name them here.': 'Pakia picha kwanza, kisha uzitaje hapa.',
  'Another product has this address.': 'Bidhaa nyingine ina anwani hii.',
  'This is missing or of the wrong kind.': 'Hii haipo au ni ya aina isiyofaa.',
  'Give it an English name.': 'Upe jina la Kiingereza.',
  'Say avoid, caution, no data or ok, and why.': 'Sema epuka, tahadhari, hakuna data au sawa, na kwa nini.',
  'Name at least one use, one part and one reference.':
    'Taja angalau tumizi moja, sehemu moja na chanzo kimoja.',
  'Every use has an evidence grade from A to D.': 'Kila tumizi lina daraja la ushahidi kutoka A hadi D.',
  'Every use and preparation cites a reference of the list.':
    'Kila tumizi na kila namna ya kuandaa hutaja chanzo kilicho kwenye orodha.',
  "A day's doses are more than the maximum of a day.": 'Dozi za siku zinazidi kiwango cha juu cha siku.',
  'Every interaction says how severe it is, why, and what to do.':
    'Kila mwingiliano hueleza ni mkali kiasi gani, kwa nini, na la kufanya.',
  '"{it}" has a warning as well.': '"{it}" ina onyo pia.',
  'Every pair cites a reference of the list.': 'Kila jozi hutaja chanzo kilicho kwenye orodha.',
  'Say how they meet: absorption, effect, enzyme or organ.':
    'Sema vinavyokutana: tumboni, kwa athari, kwa kiwango cha dawa au kwenye kiungo.',
  'Every pair says in which sources and which month it was looked up.':
    'Kila jozi hueleza ilitafutwa katika vyanzo vipi na mwezi gani.',
  'Every pair names one known class of medicines or condition.':
    'Kila jozi hutaja kundi moja la dawa au hali moja ya kiafya inayojulikana.',
  'What meets in the gut is kept hours apart: say how many.':
    'Vinavyokutana tumboni hutenganishwa kwa saa kadhaa: taja idadi ya saa.',
  'Hours apart help only with what meets in the gut.':
    'Tofauti ya saa kadhaa husaidia tu kwa vinavyokutana tumboni.',
  'There is no class of medicines "{it}".': 'Hakuna kundi la dawa "{it}".',
  'There is no condition "{it}".': 'Hakuna hali ya kiafya "{it}".',
  'There is no herb "{it}".': 'Hakuna mmea wa dawa "{it}".',
  'There is no food "{it}".': 'Hakuna chakula "{it}".',
  'There is no product "{it}".': 'Hakuna bidhaa "{it}".',
  'Something in it is of the wrong kind.': 'Kuna kitu ndani yake cha aina isiyofaa.',
  'Grade the evidence from A to D.': 'Pima ushahidi kutoka A hadi D.',
  'Say how much a day is the most.': 'Sema kiwango cha juu kwa siku.',
  'Name the signs that end it, and when to see a clinician.':
    'Taja dalili zinazolazimu kuacha, na wakati wa kumwona mhudumu wa afya.',
  'Give its ingredients, its steps and a reference.': 'Toa viambato vyake, hatua zake na chanzo.',
  'Choose one of the topics.': 'Chagua mada moja.',
  'Choose one of the goals.': 'Chagua lengo moja.',
  'A title has 8 to 80 letters.': 'Kichwa kina herufi 8 hadi 80.',
  'A summary has 50 to 170 letters: search engines cut longer ones.':
    'Muhtasari una herufi 50 hadi 170: injini za utafutaji hukata mirefu zaidi.',
  'Say how many minutes it takes to read.': 'Sema inachukua dakika ngapi kusoma.',
  'Write the text.': 'Andika maandishi.',
  'Name at least one source.': 'Taja angalau chanzo kimoja.',
  'Every source has a title and a publisher.': 'Kila chanzo kina kichwa na mchapishaji.',
  'The address of a source begins with https://.': 'Anwani ya chanzo huanza na https://.',
  'A part of the text is of the wrong kind.': 'Sehemu ya maandishi ni ya aina isiyofaa.',
  'A heading or paragraph is empty.': 'Kichwa au aya iko tupu.',
  'A box needs a title, a text, and to be a tip, a kitchen note or a caution.':
    'Kisanduku kinahitaji kichwa, maandishi, na kiwe dokezo, la jikoni au tahadhari.',
  'A list has an empty line.': 'Orodha ina mstari mtupu.',
  'A table needs a caption and as many cells in each row as it has columns.':
    'Jedwali linahitaji maelezo mafupi, na kila safu iwe na visanduku sawa na idadi ya safuwima.',
  'A part of the text is of no known kind.': 'Sehemu ya maandishi ni ya aina isiyojulikana.',
} as const;
