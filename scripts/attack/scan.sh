#!/usr/bin/env bash
# Lets three scanners of other people's making loose on the product as `npm start` starts it: wapiti, sqlmap and ffuf, from Debian's packages.
# Takes some minutes, needs root for apt-get, and is no part of `npm test`. What was found, and what became of it: docs/attack.md.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

port=${PORT:-3000}
url=http://localhost:$port
seconds=${SECONDS_EACH:-50}
work=$(mktemp -d)
trap 'kill "$product" 2> /dev/null || true; wait "$product" 2> /dev/null || true; rm -rf "$work"' EXIT

for tool in wapiti sqlmap ffuf; do
  command -v "$tool" > /dev/null || apt-get install --yes --quiet --no-install-recommends wapiti sqlmap ffuf
done

DATA_DIR=$work/data node scripts/run.ts > "$work/product.log" 2>&1 &
product=$!
until curl --silent --fail --output /dev/null "$url/readyz"; do
  kill -0 "$product" || { cat "$work/product.log"; exit 1; }
  sleep 0.2
done

echo "== wapiti: the public pages, $seconds s"
timeout $((seconds + 30)) wapiti --url "$url/welcome" --scope domain --max-scan-time "$seconds" --flush-session --no-bugreport \
  --module all --format txt --output "$work/wapiti.txt" > "$work/wapiti.log" 2>&1 || true
sed -n '1,200p' "$work/wapiti.txt" || tail -20 "$work/wapiti.log"

# As `npm start` makes it on a machine of one's own.
curl --silent --output /dev/null --cookie-jar "$work/jar" --header 'content-type: application/json' \
  --data '{"email":"admin@numeria.example","password":"moonlight-on-paper"}' "$url/api/admin/login"
cookie=$(awk '$6 ~ /^numeria-admin/ { printf "%s=%s; ", $6, $7 }' "$work/jar")

echo "== sqlmap: what takes parameters, $seconds s each"
for asked in '/api/admin/people?email=a@b.example' '/api/admin/audit?before=9&limit=5' '/api/admin/payouts?state=due' \
  '/api/admin/funnel?days=7' '/api/shared/abcdefghijklmnopqrstuv*' '/welcome?ref=ABCDEFGH' '/api/auth/login/google*?redirect=pricing'; do
  echo "-- $asked"
  timeout "$seconds" sqlmap --url "$url$asked" --cookie "$cookie" --skip 'Cookie' --batch --level 1 --risk 2 --threads 2 --timeout 5 --retries 0 \
    --ignore-code 400,401,404 --ignore-redirects --dbms PostgreSQL --output-dir "$work/sqlmap" --disable-coloring < /dev/null 2>&1 |
    grep -E 'CRITICAL|injectable|vulnerable|WARNING.*parameter|HTTP error codes|[0-9]+ \(' || true
done

echo "== ffuf: files that should not be there"
cat > "$work/words" << 'WORDS'
.git/config
.git/HEAD
.env
.env.example
.npmrc
.DS_Store
.well-known/security.txt
package.json
package-lock.json
vitest.config.ts
Dockerfile
compose.yaml
apps/server/src/main.ts
assets/
assets/..%2f..%2fpackage.json
..%2f..%2fpackage.json
..%5c..%5cpackage.json
%2e%2e/%2e%2e/package.json
....//....//etc/passwd
data/
backup.sql
dump.sql
server-status
actuator/env
debug
metrics
console
admin
phpinfo.php
wp-login.php
index.html~
index.html.bak
service-worker.js.map
api
api/
api/v1
api/docs
api/swagger
api/openapi.json
api/admin
api/admin/../config
api/telegram
api/bot
api/billing/webhook
_control/model
WORDS
ffuf -u "$url/FUZZ" -w "$work/words" -mc 200,201,204,206,500,501,502,503 -t 4 -s

echo "== failures of ours while they were at it"
grep -cE '"statusCode":5[0-9][0-9]' "$work/product.log" || true
grep -E '"level":50' "$work/product.log" | head -20 || true
