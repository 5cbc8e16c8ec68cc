/**
 * Words whose short or careless spellings no rule can tell: each line is a word, then its other spellings. Function
 * words and the commonest verbs of chats, Hinglish first.
 */
const LISTS = `
nahi nahin nahee nhi nai nhin ni nahii nahiin naa nope_
hai h hain hei he hy hae
hoon hu hun hoo hn hoonn
haan han ha haa hanji haanji haaan
main mai mein me mei m
mera mra mere meri mri
mujhe muje mujko mujhko mje mjhe mujey mereko
tum tm tu tumm
tumhe tumhen tmhe tujhe tuje tumko tujhko
tumhara tumhari tumhare tmhara tmhari tera teri tere tumhra tumara tumari
aap ap app_
kya kia ky kyaa kyaaa kya
kyun kyu kyon kyoon kiu qu
kaise kese kaisay kse kaisey
kaisi kesi
kaun kon koun
kahan kaha kidhar kahaan
kab kb
kar kr
karo kro kariye
karna krna krne karne
karta krta karti krti karte krte
raha rha rahaa
rahi rhi rahii ri
rahe rhe
bahut bahot boht bohot bhot bht bohut bhut
theek thik tik thk thek
accha acha achha acchha ache achhe achi achhi acchi
yaar yr yrr yar yaaar
bhai bhaii bro bhaiya
batao btao bta bata batado btado
bolo bol bolna
pata pta
kuch kuchh kch kuc
sab sb
bas bs
par pr
aur or_ ar our_
toh to_ tho
abhi abi abhii
aaj aj
kal kl
phir fir pir
kyunki kyuki kyonki
matlab mtlb mtlab
pyaar pyar piyar pyr
dil dill
zindagi jindagi zindgi
dost dosth
ghar gar
kaam kam
chahiye chaiye chahie chahye
gaya gya gaye gye gayi gyi
hua hwa hui
tha thaa thi the_
ladki larki ldki
ladka larka ldka
you u yu ya_
your ur yr_
you're youre ure
are r ar_
why y
what wt wat wut whut
how hw hwo
doing dng doin
please plz pls plzz plse
thanks thx thnx tnx thnks ty thankyou
good gud gd
night nyt nite nit
morning mrng mornin mng
okay ok k kk okk oky okey
because bcoz bcz coz cuz cos becoz bcs
tomorrow tmrw tmr tomo tommorow tomorow
today 2day tday
tonight 2nite tonite
very vry vvv
message msg messg
about abt
before b4
great gr8 grt
see c
love luv lv
with wid wth
have hv hav
that dat
this dis
what's whats wats wts
don't dont dnt
can't cant cnt
didn't didnt
isn't isnt
won't wont
i'm im iam
really rly realy
something smthng smth
nothing nothin nthng
people ppl
girl gal gurl grl
boyfriend bf
girlfriend gf
birthday bday b'day
favourite favorite fav fvrt favrt
exam exams xam
office offc ofc
family famly
happy hppy hapy
sorry sry sory soory
hello helo hlo hllo hlw
hi hii hey heyy hy_
want wnt wanna
going gng goin gonna
know knw kno
think thnk thinking_
idk dontknow
`;

const lists = LISTS.trim()
  .split('\n')
  .map((line) => line.split(' '));

/** From a careless spelling to the word itself. A trailing underscore marks what is listed but means other things too. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  lists.flatMap(([word = '', ...others]) =>
    others.filter((other) => !other.endsWith('_')).map((other): [string, string] => [other, word]),
  ),
);
