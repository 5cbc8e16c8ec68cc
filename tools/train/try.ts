// usage: node try.ts companion type  (reads lines from stdin)
import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'yaml';
const M='/work/main/';
const { cachedBank: loadBank } = await import(M+'api/adapters/reply-engine/scripted/talk/cached-bank.ts');
const { createConversation } = await import(M+'api/adapters/reply-engine/scripted/talk/converse.ts');
const { unpackHeads } = await import(M+'api/domain/text/classifier.ts');
const { loadMemory } = await import(M+'api/adapters/memory/load-memory.ts');
const { createMemoryRules } = await import(M+'api/domain/memory/find-facts.ts');
const { seededRandom } = await import(M+'tools/train/seeded-random.ts');
const content=M+'content';
const heads=unpackHeads(readFileSync(content+'/talk/model.bin'));
const mem=createMemoryRules(await loadMemory(content+'/memory/facts.yaml'),()=>true);
const t0=performance.now();
const bank=await loadBank(content,"/work/main/.local/talk/bank.json");
console.error('load',Math.round(performance.now()-t0),'ms');
const converse=createConversation({bank,turns:parse(readFileSync(content+'/talk/turns.yaml','utf8')),needs:parse(readFileSync(content+'/talk/needs.yaml','utf8')),heads:{act:heads.get('act'),topic:heads.get('topic')},routines:existsSync(content+'/talk/routines.yaml')?parse(readFileSync(content+'/talk/routines.yaml','utf8')):undefined,sure:parse(readFileSync(content+'/talk/sure.yaml','utf8')),findFacts:mem.find});
const [who='riya',type='friendly',seed='1']=process.argv.slice(2);
const random=seededRandom(Number(seed));
const history=[]; let state=null; const memory=new Map();
const comp={name:who[0].toUpperCase()+who.slice(1),aboutMe:null,interests:[],persona:null};
let r=converse({kind:'welcome',chatType:type,companion:comp,prompt:'',history,memory:[]},state,new Date(),random);
state=r.state; history.push({sender:'ai',content:r.text}); console.log(`${who}: ${r.text}`);
for await (const line of createInterface({input:process.stdin})) {
  if(!line.trim()) continue;
  history.push({sender:'user',content:line});
  const t=performance.now();
  r=converse({kind:'message',chatType:type,companion:comp,prompt:'',history:history.slice(-16),memory:[...memory].map(([topic,value])=>({topic,value,label:topic}))},state,new Date(),random);
  const ms=performance.now()-t;
  state=r.state; history.push({sender:'ai',content:r.text}); for(const f of mem.find(line)) memory.set(f.topic,f.value);
  const w=r.heard.whole; const f=l=>l.slice(0,2).map(g=>g.label+' '+g.p.toFixed(2)).join(', ');
  console.log(`> ${line}\n  ${who}: ${r.text}\n     [${r.why.join(' | ')}] act ${f(w.acts)}; topic ${f(w.topics)} ${ms.toFixed(1)}ms`);
}
