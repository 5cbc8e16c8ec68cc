import { toWords } from '../../text/words.ts';

/** Words as Devanagari writes them, which by their sound would be other words than in Roman letters. */
const LISTS = `
otp ओटीपी
pin पिन
atm एटीएम
upi यूपीआई
qr क्यूआर
cvv सीवीवी
card कार्ड
code कोड
bank बैंक
account अकाउंट खाते खाता
pack पैक
recharge रिचार्ज
gift गिफ़्ट गिफ्ट
password पासवर्ड
paytm पेटीएम
gpay जीपे
scan स्कैन
transfer ट्रांसफ़र ट्रांसफर
phone फ़ोन फोन
number नंबर नम्बर
location लोकेशन
whatsapp व्हाट्सऐप व्हाट्सएप वॉट्सऐप
telegram टेलीग्राम
insta इंस्टा
instagram इंस्टाग्राम
facebook फ़ेसबुक फेसबुक
video वीडियो
call कॉल
message मैसेज
link लिंक
click क्लिक
follow फ़ॉलो फॉलो
hotel होटल
cafe कैफ़े कैफे
mall मॉल
office ऑफ़िस ऑफिस
room कमरा रूम
flat फ़्लैट फ्लैट
doctor डॉक्टर डाक्टर
police पुलिस
case केस
test टेस्ट जाँच जांच
cancer कैंसर
depression डिप्रेशन
sugar शुगर
insulin इंसुलिन
tablet टैबलेट
guarantee गारंटी
double डबल
visa वीज़ा वीजा
court कोर्ट अदालत
lawyer वकील
hospital अस्पताल
school स्कूल
class क्लास कक्षा
board बोर्ड
exam परीक्षा एग्ज़ाम एग्जाम
student छात्रा छात्र स्टूडेंट
mera मेरा मेरी मेरे
barahvi बारहवीं बारवीं
gyarahvi ग्यारहवीं
teacher टीचर
uniform यूनिफ़ॉर्म यूनिफॉर्म
girlfriend गर्लफ़्रेंड गर्लफ्रेंड
sex सेक्स
bra ब्रा
panty पैंटी
nude न्यूड
robot रोबोट
bot बॉट
machine मशीन
program प्रोग्राम
computer कंप्यूटर
software सॉफ़्टवेयर सॉफ्टवेयर
type टाइप
real रियल
offline ऑफ़लाइन ऑफलाइन
bye बाय
blade ब्लेड
train ट्रेन
suicide सुसाइड
tu तू
gaye गए गये
hot हॉट
love लव
date डेट
romance रोमांस
sexy सेक्सी
class क्लास कक्षा
dhadakta धड़कता
dhadakti धड़कती
bewakoof बेवकूफ़ बेवकूफ
nikamma निकम्मा
nikamme निकम्मे
nalayak नालायक
bore बोर
iphone आईफ़ोन आईफोन
voucher वाउचर
ring रिंग
cut कट
surgery सर्जरी
operation ऑपरेशन ऑपरेशन
typhoid टाइफ़ाइड टाइफाइड
dengue डेंगू
malaria मलेरिया
juice जूस
promise प्रॉमिस
please प्लीज़ प्लीज
jail जेल
judge जज
thyroid थायरॉइड थाइरॉइड थायराइड
dawaiyan दवाइयाँ दवाइयां दवाएँ
screen स्क्रीन
khudkushi ख़ुदकुशी खुदकुशी
membership मेंबरशिप
gym जिम
profile प्रोफ़ाइल प्रोफाइल
chat चैट
`;

/** From the Devanagari spelling to the one in Roman letters. */
export const LOANWORDS: ReadonlyMap<string, string> = new Map(
  LISTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', ...written] = line.split(' ');
      return written.flatMap(toWords).map((other): [string, string] => [other, word]);
    }),
);
