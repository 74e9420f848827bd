/** How a herb is kept, out of whose reach, and when it must no longer be eaten. */
export const keeping = {
  // Not at home
  'There is no reason to keep it at home.': 'Hakuna sababu ya kuuweka nyumbani.',
  'Do not store it at home where it may be taken for food.':
    'Usiuhifadhi nyumbani mahali ambapo unaweza kudhaniwa kuwa chakula.',
  'Do not keep bark or seeds at home.': 'Usiweke gome wala mbegu nyumbani.',
  'Do not bring it into the house; wear gloves when you clear it.':
    'Usiuingize nyumbani; vaa glavu unapoung’oa.',
  'Keep it out of a house where somebody takes daily medicine.':
    'Usiuweke katika nyumba ambamo mtu anatumia dawa kila siku.',
  'There is no advice on keeping it, because we advise against it.':
    'Hatutoi ushauri wa kuihifadhi, kwa sababu tunashauri usiitumie.',
  // Out of reach
  'Keep balm and oil tightly closed and out of reach.':
    'Funga malhamu na mafuta kabisa, na uviweke mahali watoto hawafiki.',
  'Keep closed, dark and out of reach.':
    'Hifadhi mahali penye giza ambapo watoto hawafiki, kwenye chombo kilichofungwa.',
  'Keep powder closed, dark and out of the reach of children.':
    'Hifadhi unga mahali penye giza ambapo watoto hawafiki, kwenye chombo kilichofungwa.',
  'Keep buds closed and dark for two years; keep oil locked away.':
    'Hifadhi karafuu mahali penye giza kwenye chombo kilichofungwa, kwa miaka miwili; fungia mafuta mahali salama.',
  'Keep the oil locked away, tightly closed and dark.':
    'Fungia mafuta mahali salama penye giza, chupa ikiwa imefungwa kabisa.',
  'Keep dried fruit away from food and children.': 'Weka tunda lililokaushwa mbali na chakula na watoto.',
  'Keep powder dry and dark for up to a year; keep oil tightly closed and out of reach.':
    'Hifadhi unga mahali pakavu na penye giza kwa muda usiozidi mwaka mmoja; funga mafuta kabisa na uyaweke mahali watoto hawafiki.',
  'Keep dry, closed and away from children.':
    'Hifadhi mahali pakavu, mbali na watoto, kwenye chombo kilichofungwa.',
  'Keep farm preparations labelled, locked away and far from water.':
    'Dawa za shambani zilizotengenezwa nao ziwekee lebo, zifungie mahali salama, na ziwe mbali na maji.',
  'Keep dried pieces in a closed tin, away from children.':
    'Hifadhi vipande vilivyokaushwa kwenye mkebe uliofungwa, mbali na watoto.',
  'Keep dry, closed, and away from cats.':
    'Hifadhi mahali pakavu, mbali na paka, kwenye chombo kilichofungwa.',
  // Fresh, for days
  'Use the leaf fresh and throw away what is left after a day.':
    'Tumia jani likiwa bichi, na utupe kinachobaki baada ya siku moja.',
  'Keep cut leaf and opened gel in the fridge; finish fresh gel within 3 days.':
    'Weka jani lililokatwa na jeli iliyofunguliwa kwenye friji; maliza kutumia jeli mbichi ndani ya siku 3.',
  'Keep leaf wrapped and cool for two days; keep grain and flour dry and closed.':
    'Funga majani na uyaweke mahali baridi kwa siku mbili; hifadhi nafaka na unga mahali pakavu kwenye chombo kilichofungwa.',
  'Use it fresh on the day of picking.': 'Utumie ukiwa mbichi, siku ya kuuchuma.',
  'Use fresh, or dry in the shade and keep closed.':
    'Tumia ikiwa mbichi, au kausha kivulini na uhifadhi kwenye chombo kilichofungwa.',
  'Keep in the fridge for a few days.': 'Hifadhi kwenye friji kwa siku chache.',
  'Keep in the fridge for three weeks.': 'Hifadhi kwenye friji kwa wiki tatu.',
  'Eat the berries fresh, or cook them to jam.':
    'Kula matunda yaliyoiva mara baada ya kuyachuma, au uyapike yawe jamu.',
  'Stand the bunch in water in the fridge for a week; keep seed closed and dark.':
    'Weka fungu ndani ya maji kwenye friji kwa wiki moja; hifadhi mbegu mahali penye giza kwenye chombo kilichofungwa.',
  'Keep fresh root in the fridge for three weeks, dried slices closed and dark for a year.':
    'Hifadhi mzizi mbichi kwenye friji kwa wiki tatu, na vipande vilivyokaushwa mahali penye giza kwenye chombo kilichofungwa kwa mwaka mmoja.',
  'Eat fruit within days; dry leaf in the shade.': 'Kula tunda ndani ya siku chache; kausha majani kivulini.',
  'Cook the leaf the same day, or dry it in the shade.': 'Pika majani siku hiyo hiyo, au uyakaushe kivulini.',
  'Keep the leaf wrapped and cool, and cook it within two days.':
    'Funga majani na uyaweke mahali baridi, na uyapike ndani ya siku mbili.',
  'Keep roots cool and slightly damp for a week, or dry them.':
    'Weka mizizi mahali baridi ikiwa na unyevu kidogo kwa wiki moja, au uikaushe.',
  'Ripen at room temperature, then keep in the fridge for a few days.':
    'Acha tunda liive kwenye joto la kawaida la chumba, kisha uliweke kwenye friji kwa siku chache.',
  'Ripen at room temperature; keep oil dark and cool.':
    'Acha tunda liive kwenye joto la kawaida la chumba; hifadhi mafuta mahali penye giza na baridi.',
  'Keep the leaf cool and cook it the same day, or blanch and dry it in the shade.':
    'Weka majani mahali baridi na uyapike siku hiyo hiyo, au uyachovye kwenye maji yanayochemka na uyakaushe kivulini.',
  'Stand cut stems in water at room temperature; dry leaf fades.':
    'Weka mashina yaliyokatwa ndani ya maji kwenye joto la kawaida la chumba; majani makavu hupoteza harufu.',
  'Keep bulbs dry and airy. Never keep garlic in oil at room temperature: it can grow botulism.':
    'Hifadhi vitunguu saumu mahali pakavu penye hewa. Usiweke kamwe kitunguu saumu ndani ya mafuta kwenye joto la kawaida la chumba: sumu ya botulism inaweza kuzalishwa humo.',
  'Keep roots dry, dark and airy, not in the fridge. Do not eat mouldy or black roots.':
    'Hifadhi viazi mahali pakavu, penye giza na hewa, usiviweke kwenye friji. Usile viazi vyenye kuvu wala vyeusi.',
  'Keep roots cool and airy for a week or two.':
    'Hifadhi nduma mahali baridi penye hewa kwa wiki moja au mbili.',
  // Dried first
  'Dry in the shade and keep closed for up to a year.':
    'Kausha kivulini na uhifadhi kwenye chombo kilichofungwa, kwa muda usiozidi mwaka mmoja.',
  'Dry in the shade and keep closed; use within a year.':
    'Kausha kivulini na uhifadhi kwenye chombo kilichofungwa; tumia ndani ya mwaka mmoja.',
  'Dry quickly in the shade, keep closed and dark for a year.':
    'Kausha haraka kivulini, kisha uhifadhi mahali penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Dry root well and keep closed for two years.':
    'Kausha mzizi vizuri na uuhifadhi kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Dry in the shade, keep closed and dark for a year.':
    'Kausha kivulini, kisha uhifadhi mahali penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Dry in the shade, keep closed for a year.':
    'Kausha kivulini, kisha uhifadhi kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Dry in the shade, keep in a closed tin away from light for a year.':
    'Kausha kivulini, kisha uhifadhi kwenye mkebe uliofungwa, mbali na mwanga, kwa mwaka mmoja.',
  'Dry quickly so that it stays green; keep closed for a year.':
    'Kausha haraka ili ibaki ya kijani; hifadhi kwenye chombo kilichofungwa kwa mwaka mmoja.',
  'Dry on the branch, keep closed and dark for a year.':
    'Kausha ikiwa kwenye tawi, kisha uhifadhi mahali penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Dry in bunches in the shade, keep closed for a year.':
    'Kausha kwa mafungu kivulini, kisha uhifadhi kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  // Dry, closed and dark
  'Keep as the pack says.': 'Hifadhi kama pakiti inavyosema.',
  'Keep dry and tightly closed.': 'Hifadhi mahali pakavu kwenye chombo kilichofungwa kabisa.',
  'Keep dry and closed for a year.': 'Hifadhi mahali pakavu kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Keep dry and closed for two years.':
    'Hifadhi mahali pakavu kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Keep closed and dry for two years.':
    'Hifadhi mahali pakavu kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Keep closed and dark for a year.':
    'Hifadhi mahali penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Keep dry, closed and dark for a year.':
    'Hifadhi mahali pakavu na penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Keep closed, dry and cool.': 'Hifadhi mahali pakavu na baridi kwenye chombo kilichofungwa.',
  'Keep closed, dry and away from smells.':
    'Hifadhi mahali pakavu, mbali na vitu vyenye harufu, kwenye chombo kilichofungwa.',
  'Keep tightly closed and dark; use within six months of opening.':
    'Hifadhi mahali penye giza kwenye chombo kilichofungwa kabisa; tumia ndani ya miezi sita baada ya kufungua.',
  'Keep dry and dark in a closed tin, and keep the label that names its origin.':
    'Hifadhi mahali pakavu na penye giza kwenye mkebe uliofungwa, na utunze lebo inayotaja asili yake.',
  'Keep out of the sun; it keeps for two years.': 'Weka mbali na jua; hukaa miaka miwili.',
  'Keep powder dry and closed for a year.':
    'Hifadhi unga mahali pakavu kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Keep powder dry, closed and dark for a year.':
    'Hifadhi unga mahali pakavu na penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Keep the powder dry and closed; it draws water and cakes.':
    'Hifadhi unga mahali pakavu kwenye chombo kilichofungwa; hufyonza unyevu na kugandamana.',
  'Keep the powder dry, dark and closed for up to a year; light takes the green and the vitamins.':
    'Hifadhi unga mahali pakavu na penye giza kwenye chombo kilichofungwa, kwa muda usiozidi mwaka mmoja; mwanga huondoa rangi ya kijani na vitamini.',
  'Keep powder dark and dry for a year; it stains cloth and skin.':
    'Hifadhi unga mahali penye giza na pakavu, kwa mwaka mmoja; huacha madoa kwenye nguo na ngozi.',
  'Keep bark dry and closed for two years.':
    'Hifadhi gome mahali pakavu kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Keep dried bark in a closed tin for up to two years.':
    'Hifadhi gome lililokaushwa kwenye mkebe uliofungwa, kwa muda usiozidi miaka miwili.',
  'Keep dried bark in a closed tin for up to a year.':
    'Hifadhi gome lililokaushwa kwenye mkebe uliofungwa, kwa muda usiozidi mwaka mmoja.',
  'Keep the chips dry in a closed tin for up to two years.':
    'Hifadhi vipande vikiwa vikavu kwenye mkebe uliofungwa, kwa muda usiozidi miaka miwili.',
  'Keep whole corns closed and dark for three years.':
    'Hifadhi punje nzima mahali penye giza kwenye chombo kilichofungwa, kwa miaka mitatu.',
  'Keep seed dry and dark for a year; keep opened oil in the fridge.':
    'Hifadhi mbegu mahali pakavu na penye giza kwa mwaka mmoja; weka mafuta yaliyofunguliwa kwenye friji.',
  'Keep whole pods closed and dark; ground seed fades in weeks.':
    'Hifadhi maganda mazima mahali penye giza kwenye chombo kilichofungwa; mbegu zilizosagwa hupoteza harufu ndani ya wiki chache.',
  'Keep whole flowers closed and dark for a year.':
    'Hifadhi maua mazima mahali penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Keep flowers closed and dark for a year.':
    'Hifadhi maua mahali penye giza kwenye chombo kilichofungwa, kwa mwaka mmoja.',
  'Keep sticks closed and dark for two years.':
    'Hifadhi vijiti mahali penye giza kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Keep oil closed and cool; it is solid below 24 °C.':
    'Hifadhi mafuta mahali baridi kwenye chombo kilichofungwa; huganda chini ya 24 °C.',
  'Keep seed dry in a closed jar against weevils; keep leaf cool for two days.':
    'Hifadhi mbegu kavu kwenye chombo kilichofungwa ili zisiingiwe na wadudu; weka majani mahali baridi kwa siku mbili.',
  'Keep whole seed closed and dark for two years.':
    'Hifadhi mbegu nzima mahali penye giza kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Keep whole seed dry and dark for a year.':
    'Hifadhi mbegu nzima mahali pakavu na penye giza, kwa mwaka mmoja.',
  'Keep whole seed dry; keep ground seed in the fridge for a week.':
    'Hifadhi mbegu nzima mahali pakavu; weka mbegu zilizosagwa kwenye friji kwa wiki moja.',
  'Keep seed dry and closed for two years.':
    'Hifadhi mbegu mahali pakavu kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Keep seed dry and closed; it turns rancid after a year.':
    'Hifadhi mbegu mahali pakavu kwenye chombo kilichofungwa; mafuta yake huchacha baada ya mwaka mmoja.',
  'Keep seed dry and closed; keep oil dark.':
    'Hifadhi mbegu mahali pakavu kwenye chombo kilichofungwa; weka mafuta mahali penye giza.',
  'Keep grain for years and flour for three months, dry and closed.':
    'Hifadhi nafaka kwa miaka kadhaa na unga kwa miezi mitatu, mahali pakavu kwenye chombo kilichofungwa.',
  'Keep grain dry and closed against weevils.':
    'Hifadhi nafaka mahali pakavu kwenye chombo kilichofungwa, ili isiingiwe na wadudu.',
  'Keep dried root closed and dry.': 'Hifadhi mzizi uliokaushwa mahali pakavu kwenye chombo kilichofungwa.',
  'Keep dried root closed and dry for two years.':
    'Hifadhi mzizi uliokaushwa mahali pakavu kwenye chombo kilichofungwa, kwa miaka miwili.',
  'Keep kernels closed and cool; they turn rancid in the light.':
    'Hifadhi viini mahali baridi kwenye chombo kilichofungwa; mafuta yake huchacha kwenye mwanga.',
  'Keep pressed pulp covered and cool; it darkens but keeps for a year.':
    'Hifadhi nyama ya tunda iliyoshindiliwa ikiwa imefunikwa, mahali baridi; huwa nyeusi lakini hukaa mwaka mmoja.',
} as const;

/** What gathering and trading it does to the plant, and what the law says. */
export const gathering = {
  'Dug up in large numbers in southern Africa.': 'Huchimbuliwa kwa wingi kusini mwa Afrika.',
  'All wild aloes are in CITES Appendix II; taking and selling wild aloe needs a licence in Kenya.':
    'Shubiri zote za porini zimo kwenye Kiambatisho II cha CITES; nchini Kenya, kuchukua na kuuza shubiri ya porini kunahitaji leseni.',
  'Aloe vera alone among the aloes is exempt from CITES.':
    'Kati ya shubiri zote, Aloe vera pekee ndiyo isiyodhibitiwa na CITES.',
  'Old trees fruit for centuries; young ones need fencing.':
    'Miti mikongwe huzaa kwa karne nyingi; michanga inahitaji kuzungushiwa uzio.',
  'Endangered in the wild in China; planted all over the world.':
    'Uko hatarini kutoweka porini nchini China; hupandwa kote duniani.',
  'The wild population of Russia is in Appendix II; trade is in farmed root.':
    'Mimea ya porini ya Urusi imo kwenye Kiambatisho II; biashara ni ya mizizi iliyolimwa.',
  'Dug out of North American forests; trade is controlled.':
    'Huchimbuliwa kwenye misitu ya Amerika Kaskazini; biashara yake inadhibitiwa.',
  'Critically endangered: tapping kills the trees.': 'Uko hatarini kabisa kutoweka: kugema ulimbo huua miti.',
  'An invading plant: do not plant it.': 'Ni mmea vamizi: usiupande.',
  'Scarce in Kakamega Forest; buy farmed root.':
    'Ni adimu katika Msitu wa Kakamega; nunua mizizi iliyolimwa.',
  'Planted widely; on the coast it spreads into wild land by itself.':
    'Hupandwa sehemu nyingi; pwani huenea wenyewe hadi maeneo ya porini.',
  'Trade across borders needs CITES papers. Never strip bark round the whole trunk: the tree dies.':
    'Biashara ya kuvuka mipaka inahitaji hati za CITES. Usibambue kamwe gome kuzunguka shina lote: mti hufa.',
  'Take bark from cut branches, never in a ring round the trunk.':
    'Chukua gome kutoka matawi yaliyokatwa; usilibambue kamwe kuzunguka shina.',
  'Roots are dug from the wild in India; prefer farmed root.':
    'Mizizi huchimbuliwa porini nchini India; chagua iliyolimwa.',
  'Old trees are felled for charcoal; buying the butter gives them worth.':
    'Miti mikongwe hukatwa kwa ajili ya makaa; kununua siagi yake huipa miti thamani.',
  'Digging the root kills the plant.': 'Kuchimba mzizi huua mmea.',
  'Over-stripped in many forests. Picking leaf for soup spares the tree.':
    'Umebambuliwa gome kupita kiasi katika misitu mingi. Kuchuma majani kwa supu huuokoa mti.',
  'Cutting roots and ringing bark kills the tree; ask where yours came from.':
    'Kukata mizizi na kubambua gome kuzunguka shina huua mti; uliza yako ilitoka wapi.',
} as const;
